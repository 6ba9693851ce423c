import Foundation
import SwiftUI

extension Screen {
  /// What a dump says.
  package struct DumpOptions: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Without places and sizes.
    package static let withoutFrames = DumpOptions(rawValue: 1)
    /// Only what assistive technology is told, without frames.
    package static let onlyUnits = DumpOptions(rawValue: 2)
  }

  /// The screen as stable text: a line an element, with its frame in its parent.
  package var dump: String { dump([]) }

  /// The screen as stable text.
  package func dump(_ options: DumpOptions) -> String {
    if options.contains(.onlyUnits) { return spoken + "\n" }
    var lines: [String] = []
    func add(_ element: Element, indent: Int) {
      lines.append(String(repeating: "  ", count: indent) + element.summary(options))
      for child in element.children { add(child, indent: indent + 1) }
    }
    if let root { add(root, indent: 0) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// All texts that are shown, in reading order.
  package var texts: [String] {
    elements.filter(\.isSeen).compactMap { ($0.content as? TextContent)?.text.plain }
  }

  /// All texts that are shown, in reading order, a line each.
  package var text: String { texts.joined(separator: "\n") }
}

extension Element {
  /// The kind, the details, what modifiers say and the frame, for dumps.
  package var summary: String { summary([]) }

  func summary(_ options: Screen.DumpOptions) -> String {
    var words = [type(of: content).kind] + content.details
    if let value = content.value, !content.details.contains(where: { $0.contains(value) }) {
      words.append("value \"\(value)\"")
    }
    words += accessibility.words
    if !options.contains(.withoutFrames) { words.append(frameWords(frame)) }
    return words.joined(separator: " ")
  }
}

private func frameWords(_ frame: CGRect) -> String {
  let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    .map { $0 == $0.rounded() ? String(Int($0)) : String(format: "%.1f", $0) }
  return "(\(numbers.joined(separator: " ")))"
}

extension AccessibilityAttributes {
  /// What modifiers say, for dumps.
  fileprivate var words: [String] {
    var words: [String] = []
    func add(_ name: String, _ text: String?) {
      if let text { words.append("\(name) \"\(text)\"") }
    }
    add("label", label)
    add("value", value)
    add("hint", hint)
    add("id", identifier)
    if isHidden == true { words.append("unspoken") }
    words += actions.compactMap(\.name).map { "action \"\($0)\"" }
    return words
  }
}
