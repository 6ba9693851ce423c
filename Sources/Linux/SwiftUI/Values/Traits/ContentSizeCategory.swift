import Foundation

/// How large the reader wants text to be.
/// https://developer.apple.com/documentation/swiftui/contentsizecategory
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one of the five large sizes that layouts make room for.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension ContentSizeCategory {
  /// Whether one size is smaller than another.
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.bodySize < rhs.bodySize
  }

  /// Whether one size is at most as large as another.
  public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.bodySize <= rhs.bodySize
  }

  /// Whether one size is larger than another.
  public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.bodySize > rhs.bodySize
  }

  /// Whether one size is at least as large as another.
  public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.bodySize >= rhs.bodySize
  }
}

extension ContentSizeCategory {
  /// The point size of body text.
  /// https://developer.apple.com/design/human-interface-guidelines/typography
  package var bodySize: CGFloat {
    switch self {
    case .extraSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .extraLarge: 19
    case .extraExtraLarge: 21
    case .extraExtraExtraLarge: 23
    case .accessibilityMedium: 28
    case .accessibilityLarge: 33
    case .accessibilityExtraLarge: 40
    case .accessibilityExtraExtraLarge: 47
    case .accessibilityExtraExtraExtraLarge: 53
    }
  }

  /// How many times as large as at `large`, the usual size, body text is.
  package var scale: CGFloat { bodySize / ContentSizeCategory.large.bodySize }
}
