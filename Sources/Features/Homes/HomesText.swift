import Formatting
import Foundation

/// Every sentence and word that the Homes screens say themselves, in one place so that it can be translated.
enum HomesText {
  static let unnamedHome = "Home without a name"
  static let project = "Project"
  static let favourite = "favourite"
  static let noLongerListed = "No longer listed"

  static let priceLabel = "Price"
  static let kindLabel = "Kind"
  static let landLabel = "Land"
  static let statusLabel = "Status"
  static let bedroomsLabel = "Bedrooms"
  static let bathroomsLabel = "Bathrooms"
  static let parkingLabel = "Parking"
  static let auctionLabel = "Auction"
  static let soldLabel = "Sold"
  static let listedLabel = "Listed"

  static func notListed(isKnown: Bool) -> String {
    isKnown
      ? "This home is no longer listed. What you see is what was known of it before."
      : "This home is not listed, and it is none of your favourites."
  }

  static func everyWeek(_ time: String) -> String { "\(time), every week" }
  static func bedrooms(_ count: Int) -> String { count.counted("bedroom", "bedrooms") }
  static func bathrooms(_ count: Int) -> String { count.counted("bathroom", "bathrooms") }
  static func parkingSpaces(_ count: Int) -> String { count.counted("parking space", "parking spaces") }

  /// `From $869,000`, written as the service writes prices.
  static func priceFrom(wholeDollars: Int) -> String {
    let digits = Array(String(wholeDollars))
    let grouped = digits.indices.map { index in
      index > 0 && (digits.count - index) % 3 == 0 ? ",\(digits[index])" : "\(digits[index])"
    }
    return "From $" + grouped.joined()
  }
}

// MARK: - What went wrong, and what to do

extension HomesText {
  static func cannotLoad(_ error: any Error) -> String {
    "The homes cannot be loaded. " + error.explanation
  }

  static let modeNotRead = "What you chose last cannot be read, so homes for sale are shown."
  static let modeNotKept =
    "Your choice cannot be kept for the next time. Make room on this device and choose again."
  static let noMatches = "None of the homes fits the filter. Ask for less."

  static func noHomes(_ mode: HomesMode) -> String {
    switch mode {
    case .buy: "There are no homes for sale now. Look again later."
    case .rent: "There are no homes to rent now. Look again later."
    }
  }

  /// Above a list that could not be brought up to date.
  static func cannotRefresh(_ error: any Error) -> String {
    "These are the homes loaded before; newer ones cannot be. " + error.explanation
  }

  /// Above a list that comes from our store.
  static func offlineCopy(storedAt: Date, now: Date) -> String {
    "The service cannot be reached. What you see was loaded "
      + "\(AgeWords.english.text(since: storedAt, now: now))."
  }
}
