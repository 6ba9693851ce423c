import Foundation

extension String {
  /// The text as it is compared in a search: without case, accents and full-width letters, whatever the user's
  /// language.
  public var folded: String {
    folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}
