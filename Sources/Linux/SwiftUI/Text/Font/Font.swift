import Foundation

/// A font that follows the user's text size where it is made from a text style.
/// https://developer.apple.com/documentation/swiftui/font
public struct Font: Hashable, Sendable {
  /// What a font is made from.
  enum Source: Hashable, Sendable {
    case textStyle(TextStyle, Design)
    case system(size: CGFloat, Weight, Design)
    /// A family by name. Its size follows the text style; without one it is fixed.
    case custom(String, size: CGFloat, relativeTo: TextStyle?)
  }

  var source: Source
  var weight: Weight?
  var isBold = false
  var isItalic = false
  var hasMonospacedDigits = false
  var smallCapitals: ResolvedFont.SmallCapitals = .none
  var leading: Leading = .standard

  init(_ source: Source) {
    self.source = source
  }
}

extension Font {
  /// The role of a text, from which size and weight follow.
  /// https://developer.apple.com/documentation/swiftui/font/textstyle
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2
  }

  /// How heavy the strokes are.
  /// https://developer.apple.com/documentation/swiftui/font/weight
  public struct Weight: Hashable, Sendable {
    /// The weight on the scale of OpenType and Pango, 100 to 900.
    package let value: Int

    /// The lightest weight.
    public static let ultraLight = Weight(value: 100)
    /// Lighter than `light`.
    public static let thin = Weight(value: 200)
    /// Lighter than `regular`.
    public static let light = Weight(value: 300)
    /// The weight of running text.
    public static let regular = Weight(value: 400)
    /// A little heavier than `regular`.
    public static let medium = Weight(value: 500)
    /// Between `medium` and `bold`.
    public static let semibold = Weight(value: 600)
    /// The weight of bold text.
    public static let bold = Weight(value: 700)
    /// Heavier than `bold`.
    public static let heavy = Weight(value: 800)
    /// The heaviest weight.
    public static let black = Weight(value: 900)
  }

  /// The look of the letters.
  /// https://developer.apple.com/documentation/swiftui/font/design
  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  /// The room between lines.
  /// https://developer.apple.com/documentation/swiftui/font/leading
  public enum Leading: Hashable, Sendable {
    case standard
    case tight
    case loose
  }
}
