import Foundation

// Stand-ins for types of other folders; this file goes when they are merged.

/// A size of the text the user prefers.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// How much larger body text is than at `.large`.
  package var scale: CGFloat {
    switch self {
    case .extraSmall: 14 / 17
    case .small: 15 / 17
    case .medium: 16 / 17
    case .large: 1
    case .extraLarge: 19 / 17
    case .extraExtraLarge: 21 / 17
    case .extraExtraExtraLarge: 23 / 17
    case .accessibilityMedium: 28 / 17
    case .accessibilityLarge: 33 / 17
    case .accessibilityExtraLarge: 40 / 17
    case .accessibilityExtraExtraLarge: 47 / 17
    case .accessibilityExtraExtraExtraLarge: 53 / 17
    }
  }
}

/// Whether the user asked for bold text.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

/// A colour.
public struct Color: Hashable, Sendable {
  var name: String
  /// Red.
  public static let red = Color(name: "red")
  /// Blue.
  public static let blue = Color(name: "blue")
}

/// A picture.
public struct Image: Equatable, Sendable {
  var name: String
  /// A symbol.
  public init(systemName: String) { name = systemName }
}
