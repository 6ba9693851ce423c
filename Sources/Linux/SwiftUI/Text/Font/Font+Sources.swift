import Foundation

extension Font {
  /// The font of the large title text style.
  public static let largeTitle = system(.largeTitle)
  /// The font of first-level headings.
  public static let title = system(.title)
  /// The font of second-level headings.
  public static let title2 = system(.title2)
  /// The font of third-level headings.
  public static let title3 = system(.title3)
  /// The font of the headings within running text.
  public static let headline = system(.headline)
  /// The font of what stands below a headline.
  public static let subheadline = system(.subheadline)
  /// The font of running text.
  public static let body = system(.body)
  /// The font of callouts.
  public static let callout = system(.callout)
  /// The font of footnotes.
  public static let footnote = system(.footnote)
  /// The font of captions.
  public static let caption = system(.caption)
  /// The font of lesser captions.
  public static let caption2 = system(.caption2)

  /// The system's font for a text style.
  public static func system(_ style: Font.TextStyle, design: Font.Design = .default) -> Font {
    Font(.textStyle(style, design))
  }

  /// The system's font at a fixed size in points.
  public static func system(
    size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default
  ) -> Font {
    Font(.system(size: size, weight, design))
  }

  /// The family of that name at a size that follows body text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size: size, relativeTo: .body))
  }

  /// The family of that name at a size that follows a text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font {
    Font(.custom(name, size: size, relativeTo: textStyle))
  }

  /// The family of that name at a size that never changes.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, size: fixedSize, relativeTo: nil))
  }
}
