import SwiftUI

extension Screen {
  /// What assistive technology is told, in reading order.
  package var units: [AccessibilityUnit] {
    root.map { AccessibilityTree.units(in: $0) } ?? []
  }

  /// The first unit with a label or an identifier.
  package func unit(_ name: String) -> AccessibilityUnit? {
    func first(in units: [AccessibilityUnit]) -> AccessibilityUnit? {
      for unit in units {
        if unit.label == name || unit.identifier == name { return unit }
        if let found = first(in: unit.children) { return found }
      }
      return nil
    }
    return first(in: units)
  }

  /// What assistive technology is told, a line for each unit.
  package var spoken: String {
    var lines: [String] = []
    func add(_ unit: AccessibilityUnit, indent: Int) {
      lines.append(String(repeating: "  ", count: indent) + unit.summary)
      for child in unit.children { add(child, indent: indent + 1) }
    }
    for unit in units { add(unit, indent: 0) }
    return lines.joined(separator: "\n")
  }
}
