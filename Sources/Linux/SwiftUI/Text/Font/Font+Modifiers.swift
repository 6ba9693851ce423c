import Foundation

extension Font {
  /// The font in italics.
  public func italic() -> Font {
    with { $0.isItalic = true }
  }

  /// The font with small capitals for both cases.
  public func smallCaps() -> Font {
    with { $0.smallCapitals = .all }
  }

  /// The font with small capitals for lower-case letters.
  public func lowercaseSmallCaps() -> Font {
    with { $0.smallCapitals.insert(.lowercase) }
  }

  /// The font with small capitals for upper-case letters.
  public func uppercaseSmallCaps() -> Font {
    with { $0.smallCapitals.insert(.uppercase) }
  }

  /// The font with digits of equal width, so that numbers stand in columns.
  public func monospacedDigit() -> Font {
    with { $0.hasMonospacedDigits = true }
  }

  /// The font at a weight.
  public func weight(_ weight: Font.Weight) -> Font {
    with {
      $0.weight = weight
      $0.isBold = false
    }
  }

  /// The font in bold; one that is heavier already stays as heavy.
  public func bold() -> Font {
    with { $0.isBold = true }
  }

  /// The font with more or less room between lines.
  public func leading(_ leading: Font.Leading) -> Font {
    with { $0.leading = leading }
  }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
}
