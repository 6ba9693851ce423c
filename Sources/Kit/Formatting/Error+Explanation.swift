import Foundation

extension Error {
  /// What happened and what to do, in the error's own words (`LocalizedError`); of one that has none, merely that
  /// something went wrong.
  public var explanation: String {
    (self as? any LocalizedError)?.errorDescription ?? translate("Something went wrong. Try again.")
  }
}
