import Foundation

/// What is shown for the name of a symbol.
package enum Symbol: Hashable, Sendable {
  /// An icon of GTK's icon theme, by name; Adwaita has it.
  case themeIcon(String)
  /// A drawing of ours.
  case drawing(SymbolDrawing)
}

/// Finds a symbol by the name that Apple's SF Symbols gives it.
/// https://developer.apple.com/sf-symbols/
package struct SymbolTable: Sendable {
  package static let standard = SymbolTable(log: .standard)

  private let log: WarningLog

  package init(log: WarningLog) {
    self.log = log
  }

  /// The symbol; for a name that is not known a placeholder, and a line in the log.
  package func symbol(named name: String) -> Symbol {
    if let drawing = Self.drawing(named: name) { return .drawing(drawing) }
    if let icon = Self.themeIcons[name] { return .themeIcon(icon) }
    log.warn("No symbol named \"\(name)\"")
    return .drawing(Self.placeholder)
  }

  /// Every name that has a symbol, in order.
  package static var names: [String] {
    let drawn = glyphs.keys.flatMap { base in
      Glyph.Form.allCases.map { base + $0.rawValue }.filter { drawing(named: $0) != nil }
    }
    return Set(drawn).union(themeIcons.keys).sorted()
  }

  /// A dashed square with a question mark: seen at once, and never mistaken for a symbol.
  package static let placeholder = SymbolDrawing(layers: [
    .init(outline: dashes, paint: .stroke(width: 1.5)),
    .init(outline: .questionMark.scaled(0.5), paint: .stroke(width: 1.75)),
    .init(outline: .circle(12, 15.75, 1.1), paint: .fill),
  ])

  private static let dashes = Outline(joining: [
    .path("M3.25 7.5 V6.5 C3.25 4.7 4.7 3.25 6.5 3.25 H7.5"), .line(10.75, 3.25, 13.25, 3.25),
  ]).repeated(4)

  private static let glyphs: [String: Glyph] = [
    signs, arrows, shapes, lists, people, places, travel, shopping, home, objects, papers, nature, media,
  ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  private static func drawing(named name: String) -> SymbolDrawing? {
    for form in Glyph.Form.allCases where name.hasSuffix(form.rawValue) {
      guard let glyph = glyphs[String(name.dropLast(form.rawValue.count))],
        let layers = glyph.layers(of: form)
      else { continue }
      return SymbolDrawing(layers: layers, flipsForRightToLeft: glyph.flips)
    }
    return nil
  }
}
