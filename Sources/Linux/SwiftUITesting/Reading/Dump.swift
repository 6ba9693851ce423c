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
    /// Only what assistive technology reports.
    package static let onlyUnits = DumpOptions(rawValue: 2)
  }

  /// The screen as stable text: a line an element, with its frame in its parent.
  package var dump: String { dump([]) }

  /// The screen as stable text.
  package func dump(_ options: DumpOptions) -> String {
    var lines: [String] = []
    func add(_ element: Element, indent: Int) {
      lines.append(String(repeating: "  ", count: indent) + element.summary(options))
      for child in element.children { add(child, indent: indent + 1) }
    }
    func addUnits(_ element: Element, indent: Int) {
      guard element.isSeen, element.accessibility.isHidden != true else { return }
      let isUnit = element.isUnit
      if isUnit { lines.append(String(repeating: "  ", count: indent) + element.spokenSummary(options)) }
      guard !element.speaksForAll else { return }
      for child in element.children { addUnits(child, indent: isUnit ? indent + 1 : indent) }
    }
    if let root { options.contains(.onlyUnits) ? addUnits(root, indent: 0) : add(root, indent: 0) }
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

  /// Whether assistive technology reports the element.
  var isUnit: Bool {
    content.role != .none || accessibility.children != nil || accessibility.label != nil
      || accessibility.value != nil
  }

  /// Whether what is inside is not reported by itself.
  var speaksForAll: Bool {
    if accessibility.children != nil { return true }
    switch content.role {
    case .button, .link, .toggle, .menuItem, .tab, .image, .slider, .stepper, .progress: return true
    case .none: return accessibility.label != nil
    default: return false
    }
  }

  /// What is read of the element: what a modifier says, or the content, or what is inside.
  var spoken: String? {
    if accessibility.isHidden == true { return nil }
    if let label = accessibility.label ?? content.label { return label }
    guard speaksForAll else { return nil }
    let words = children.compactMap(\.spokenInside)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private var spokenInside: String? {
    if accessibility.isHidden == true { return nil }
    if let label = accessibility.label ?? content.label { return label }
    let words = children.compactMap(\.spokenInside)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  func spokenSummary(_ options: Screen.DumpOptions) -> String {
    var attributes = accessibility
    attributes.label = nil
    attributes.value = nil
    var words = [content.role == .none ? "group" : content.role.rawValue]
    if let spoken { words.append("\"\(spoken)\"") }
    if let value = accessibility.value ?? content.value { words.append("value \"\(value)\"") }
    if let content = content as? any Pressable, !content.isEnabled { words.append("disabled") }
    words += attributes.words
    if !options.contains(.withoutFrames) { words.append(frameWords(frameInWindow)) }
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
