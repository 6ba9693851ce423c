/// A piece of text in one style.
package struct TextRun: Hashable, Sendable {
  package var text: String
  package var style: TextStyle

  package init(_ text: String, _ style: TextStyle = TextStyle()) {
    self.text = text
    self.style = style
  }
}

/// How a run looks. What is `nil` or off is left to the style sheet of the widget that shows it.
package struct TextStyle: Hashable, Sendable {
  package enum Family: Hashable, Sendable {
    case monospaced, serif, rounded
    case named(String)
  }

  /// A line under or through the text, in the colour of the text unless it has one.
  package enum Line: Hashable, Sendable {
    case plain
    case colored(RGBA)
  }

  package var family: Family?
  /// In pixels. The user's text scale is not applied to it.
  package var size: Double?
  /// From 100 (thin) over 400 (regular) and 700 (bold) to 900 (black).
  package var weight: Int?
  package var isItalic = false
  package var isSmallCaps = false
  /// Whether all digits are equally wide.
  package var hasTabularDigits = false
  package var color: RGBA?
  package var underline: Line?
  package var strikethrough: Line?
  /// Extra room between characters, in pixels.
  package var letterSpacing: Double = 0
  /// How far above the baseline it stands, in pixels.
  package var rise: Double = 0

  package init() {}
}
