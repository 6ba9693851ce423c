import Formatting
import Foundation
import HTTP

/// Every sentence of the assortment that a user can read.
enum AssortmentText {
  static let title = "Assortment"
  static let shopTitle = "Shop"

  /// The row for the page of a node itself.
  static func overview(of label: String) -> String { "All of \(label)" }

  static func noHits(for text: String) -> String {
    "Nothing is called “\(text.trimmed)”. Check the spelling, or search for a shorter word."
  }

  static let empty = "The shop has sent an empty assortment. Try again later."

  /// How old a copy is; `nil` for what came just now.
  static func notice(on origin: HTTPResponse.Origin, now: Date) -> String? {
    switch origin {
    case .network: nil
    case .cache(let storedAt): "Updated \(AgeWords.english.text(since: storedAt, now: now))."
    case .offlineCopy(let storedAt):
      "The shop cannot be reached. This is what it had \(AgeWords.english.text(since: storedAt, now: now))."
    }
  }

  static func refreshFailed(_ reason: String) -> String { "Not updated. \(reason)" }

  static func failure(_ failure: WebFailure) -> String {
    switch failure {
    case .offline: "There is no connection. Check the network and try again."
    case .unreachable: "The page cannot be reached. Check the network and try again."
    case .timeout: "The page takes too long. Try again."
    case .insecure: "There is no secure connection to this page, so it is not shown."
    case .crashed: "The page keeps ending unexpectedly. Try again, or open another page."
    case .other: "The page cannot be shown. Try again."
    }
  }
}
