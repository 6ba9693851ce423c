import SwiftUI

/// A mounted view that a test reads and uses as a person would.
@MainActor
package final class Screen {
  package let tree: ViewTree
  private let host: HeadlessHost

  /// Mounts a view without a display. `size` is the window's, in points.
  package init(
    size: CGSize = CGSize(width: 390, height: 844), environment: EnvironmentValues = EnvironmentValues(),
    @ViewBuilder _ content: () -> some View
  ) {
    host = HeadlessHost()
    tree = ViewTree(host: host, size: size)
    tree.mount(content(), environment: environment)
  }

  /// The top of the tree.
  package var root: Element? { host.root }

  /// What the framework told the developer.
  package var messages: [String] { host.messages }

  /// How often a host with widgets would have looked at their order again.
  package var structureChanges: Int { host.structureChanges }

  /// All elements, each before those inside it.
  package var elements: [Element] {
    func all(_ element: Element) -> [Element] { [element] + element.children.flatMap(all) }
    return host.root.map(all) ?? []
  }

  /// Brings the screen up to date after a change.
  package func update() {
    tree.update()
  }

  /// Ends everything that is mounted.
  package func unmount() {
    tree.unmount()
  }

  /// The screen as stable text: a line an element, with its frame in its parent.
  package var dump: String {
    var lines: [String] = []
    func add(_ element: Element, indent: Int) {
      lines.append(String(repeating: "  ", count: indent) + element.summary)
      for child in element.children { add(child, indent: indent + 1) }
    }
    if let root { add(root, indent: 0) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The first element that shows this text, or that assistive technology knows by this label or identifier.
  package func find(_ label: String) -> Element? {
    elements.first { $0.content.label == label } ?? unit(label)?.element
  }

  /// The first element that shows a content of this kind, the innermost one around a label if there is one.
  package func find<Content: ElementContent>(_ type: Content.Type, _ label: String? = nil) -> Element? {
    guard let label else { return elements.first { $0.content is Content } }
    var current = find(label)
    while let element = current, !(element.content is Content) { current = element.parent }
    return current
  }

  /// The content of the first element of a kind.
  package func content<Content: ElementContent>(_ type: Content.Type, _ label: String? = nil) -> Content? {
    find(type, label)?.content as? Content
  }
}

extension Element {
  /// The kind, the details and the frame, for dumps.
  package var summary: String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      .map { $0 == $0.rounded() ? String(Int($0)) : String(format: "%.1f", $0) }
    return ([type(of: content).kind] + content.details + ["(\(numbers.joined(separator: " ")))"])
      .joined(separator: " ")
  }
}
