/// A piece of text in one style.
package struct TextRun: Hashable, Sendable {
  package var text: String
  package var style: TextStyle
  /// The room for something that stands in the line in place of letters.
  package var object: Object?

  /// The size of something in a line, and how far it reaches below it, in pixels.
  package struct Object: Hashable, Sendable {
    package var width: Double
    package var height: Double
    package var descent: Double

    package init(width: Double, height: Double, descent: Double) {
      self.width = width
      self.height = height
      self.descent = descent
    }
  }

  package init(_ text: String, _ style: TextStyle = TextStyle()) {
    self.text = text
    self.style = style
  }

  /// Room in the line.
  package init(_ object: Object, _ style: TextStyle = TextStyle()) {
    text = Self.placeholder
    self.style = style
    self.object = object
  }

  /// The character that stands for an object.
  private static let placeholder = "\u{FFFC}"
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
