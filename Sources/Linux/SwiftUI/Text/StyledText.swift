import Foundation

/// A text as a host draws it: strings in the user's language, each with its font.
package struct StyledText: Equatable, Sendable {
  /// The look of a run.
  package struct Style: Hashable, Sendable {
    /// The font with the run's weight and slope.
    package var font: Font
    /// Nil is the colour of the surroundings.
    package var color: Color?
    package var underline: TextLine?
    package var strikethrough: TextLine?
    /// Points more between letters.
    package var kerning: CGFloat = 0
    /// Points above the line.
    package var baselineOffset: CGFloat = 0

    package init(
      font: Font, color: Color? = nil, underline: TextLine? = nil, strikethrough: TextLine? = nil,
      kerning: CGFloat = 0, baselineOffset: CGFloat = 0
    ) {
      self.font = font
      self.color = color
      self.underline = underline
      self.strikethrough = strikethrough
      self.kerning = kerning
      self.baselineOffset = baselineOffset
    }
  }

  /// A stretch of one look: letters or, when it is not nil, an image in the line.
  package struct Run: Equatable, Sendable {
    package var string: String
    package var image: Image?
    package var style: Style

    package init(string: String, image: Image? = nil, style: Style) {
      self.string = string
      self.image = image
      self.style = style
    }
  }

  package private(set) var runs: [Run] = []

  /// The letters alone.
  package var plain: String {
    runs.map(\.string).joined()
  }

  /// Adds letters, to the last run where the look is the same.
  mutating func append(_ string: String, _ style: Style) {
    guard !string.isEmpty else { return }
    if let last = runs.last, last.image == nil, last.style == style {
      runs[runs.count - 1].string += string
    } else {
      runs.append(Run(string: string, style: style))
    }
  }

  /// The text with other looks.
  func mapStyles(_ change: (inout Style) -> Void) -> StyledText {
    var copy = self
    for index in copy.runs.indices { change(&copy.runs[index].style) }
    return copy
  }

  mutating func append(_ image: Image, _ style: Style) {
    runs.append(Run(string: "", image: image, style: style))
  }
}
