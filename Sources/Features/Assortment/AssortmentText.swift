import Formatting
import Foundation
import HTTP

/// Every sentence of the assortment that a user can read.
enum AssortmentText {
  static var title: String { translate("Assortment") }
  static var shopTitle: String { translate("Shop") }

  /// The row for the page of a node itself.
  static func overview(of label: String) -> String { translate("All of \(label)") }

  static func noHits(for text: String) -> String {
    translate("Nothing is called “\(text.trimmed)”. Check the spelling, or search for a shorter word.")
  }

  static var empty: String { translate("The shop has sent an empty assortment. Try again later.") }

  /// How old a copy is; `nil` for what came just now.
  static func notice(on origin: HTTPResponse.Origin, now: Date) -> String? {
    switch origin {
    case .network: nil
    case .cache(let storedAt): translate("Updated \(AgeWords.text(since: storedAt, now: now)).")
    case .offlineCopy(let storedAt):
      translate(
        "The shop cannot be reached. This is what it had \(AgeWords.text(since: storedAt, now: now)).")
    }
  }

  static func refreshFailed(_ reason: String) -> String { translate("Not updated. \(reason)") }

  static func failure(_ failure: WebFailure) -> String {
    switch failure {
    case .offline: translate("There is no connection. Check the network and try again.")
    case .unreachable: translate("The page cannot be reached. Check the network and try again.")
    case .timeout: translate("The page takes too long. Try again.")
    case .insecure: translate("There is no secure connection to this page, so it is not shown.")
    case .crashed: translate("The page keeps ending unexpectedly. Try again, or open another page.")
    case .status(404), .status(410):
      translate("This page is not there any more. Go back, and choose another one.")
    case .status(let status): translate("The shop's server has a problem (\(status)). Try again later.")
    case .unavailable: translate("Web pages cannot be shown inside this app on this system.")
    case .other: translate("The page cannot be shown. Try again.")
    }
  }
}
