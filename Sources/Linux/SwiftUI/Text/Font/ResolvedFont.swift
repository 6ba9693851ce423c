import Foundation

/// A font as a host draws it: nothing in it depends on the environment any more.
package struct ResolvedFont: Hashable, Sendable {
  /// Whose letters they are.
  package enum Family: Hashable, Sendable {
    case system(Font.Design)
    case named(String)
  }

  /// Which letters are set as small capitals.
  package struct SmallCapitals: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    package static let lowercase = SmallCapitals(rawValue: 1)
    package static let uppercase = SmallCapitals(rawValue: 2)
    package static let none: SmallCapitals = []
    package static let all: SmallCapitals = [.lowercase, .uppercase]
  }

  package var family: Family
  /// In points.
  package var size: CGFloat
  /// On the scale of OpenType and Pango, 100 to 900.
  package var weight: Int
  package var isItalic: Bool
  package var hasMonospacedDigits: Bool
  package var smallCapitals: SmallCapitals
  package var leading: Font.Leading
}
