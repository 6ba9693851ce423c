import SwiftUI
import SwiftUIGTK

/// A mounted view that a test reads and uses as a person would: without a display, or in a window on one.
///
/// What goes wrong is thrown as a ``ScreenFailure``, whose text holds the dump of the screen.
@MainActor
package final class Screen {
  package let tree: ViewTree
  let driver: any ScreenDriver
  /// The field that has the focus, without a display.
  var focus: Element?

  init(tree: ViewTree, driver: any ScreenDriver) {
    self.tree = tree
    self.driver = driver
  }

  // What is mounted holds itself until it is unmounted, and with it what a test has lent it, such as a folder.
  deinit { MainActor.assumeIsolated { (driver as? HeadlessDriver)?.close() } }

  /// Mounts a view without a display. `size` is the window's, in points.
  ///
  /// Size classes that the environment leaves open follow the size.
  package convenience init(
    size: CGSize = CGSize(width: 390, height: 844), environment: EnvironmentValues = EnvironmentValues(),
    @ViewBuilder _ content: () -> some View
  ) {
    let driver = HeadlessDriver(size: size, environment: environment)
    driver.tree.mount(content(), environment: driver.fullEnvironment(for: size))
    self.init(tree: driver.tree, driver: driver)
  }

  /// The top of the tree.
  package var root: Element? { driver.root }

  /// What the framework told the developer.
  package var messages: [String] { driver.messages }

  /// How often a host with widgets would have looked at their order again.
  package var structureChanges: Int { (driver as? HeadlessDriver)?.structureChanges ?? 0 }

  /// All elements, each before those inside it.
  package var elements: [Element] { root?.withDescendants ?? [] }

  /// Brings the screen up to date after a change, without a turn of the main loop.
  package func update() {
    tree.update()
  }

  /// Ends everything that is mounted, and closes the window if there is one.
  package func unmount() {
    focus = nil
    driver.close()
  }

  /// The first element that shows this text, or that assistive technology knows by this label or identifier; seen or not.
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
  /// The element, and then all that are inside, each before those inside it.
  package var withDescendants: [Element] { [self] + children.flatMap(\.withDescendants) }

  /// The element, and then those around it.
  package var withAncestors: some Sequence<Element> {
    sequence(first: self) { element in MainActor.assumeIsolated { element.parent } }
  }
}
