import Foundation

extension Text {
  /// Two texts as one, each with its own look.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(runs: lhs.runs + rhs.runs)
  }

  /// Sets the colour of the letters.
  public func foregroundColor(_ color: Color?) -> Text {
    filled(from: TextAttributes(color: color))
  }

  /// Sets the font.
  public func font(_ font: Font?) -> Text {
    filled(from: TextAttributes(font: font))
  }

  /// Sets the weight of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    filled(from: TextAttributes(weight: weight))
  }

  /// Sets the text in bold.
  public func bold() -> Text {
    filled(from: TextAttributes(isBold: true))
  }

  /// Sets the text in italics.
  public func italic() -> Text {
    filled(from: TextAttributes(isItalic: true))
  }

  /// Draws a line through the letters.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    filled(from: TextAttributes(strikethrough: TextLine(isActive: isActive, color: color)))
  }

  /// Draws a line under the letters.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    filled(from: TextAttributes(underline: TextLine(isActive: isActive, color: color)))
  }

  /// Puts so many points more between letters, as far as ligatures allow.
  public func kerning(_ kerning: CGFloat) -> Text {
    filled(from: TextAttributes(kerning: kerning))
  }

  /// Puts so many points more between all letters; this wins over kerning.
  public func tracking(_ tracking: CGFloat) -> Text {
    filled(from: TextAttributes(tracking: tracking))
  }

  /// Lifts the letters by so many points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    filled(from: TextAttributes(baselineOffset: baselineOffset))
  }

  private func filled(from outer: TextAttributes) -> Text {
    Text(
      runs: runs.map { Run(content: $0.content, attributes: $0.attributes.filled(from: outer)) })
  }
}
