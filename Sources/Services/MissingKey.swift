import Foundation
import Storage

/// A live service needs a key of the user's own, and there is none.
public struct MissingKey: LocalizedError, Sendable, Hashable {
  /// The key that is missing.
  public let key: ServiceKey
  /// Whose service it is: `Best Buy`.
  public let company: String
  /// What to do about it, in the program at hand.
  public let advice: String

  /// A failure of its parts.
  public init(key: ServiceKey, company: String, advice: String) {
    self.key = key
    self.company = company
    self.advice = advice
  }

  /// What happened and what to do.
  public var errorDescription: String? {
    translate("The live service of \(company) needs a key of your own. \(advice)")
  }
}
