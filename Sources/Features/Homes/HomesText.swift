import Formatting
import Foundation

/// Every sentence and word that the Homes screens say themselves, in one place.
enum HomesText {
  static var unnamedHome: String { translate("Home without a name") }
  static var unnamedPart: String { translate("A home of this project") }
  static var project: String { translate("Project") }
  static var favourite: String { translate("favourite") }
  static var noLongerListed: String { translate("No longer listed") }

  static var priceLabel: String { translate("Price") }
  static var kindLabel: String { translate("Kind") }
  static var landLabel: String { translate("Land") }
  static var statusLabel: String { translate("Status") }
  static var bedroomsLabel: String { translate("Bedrooms") }
  static var bathroomsLabel: String { translate("Bathrooms") }
  static var parkingLabel: String { translate("Parking") }
  static var auctionLabel: String { translate("Auction") }
  static var soldLabel: String { translate("Sold") }
  static var listedLabel: String { translate("Listed") }

  static func notListed(isKnown: Bool) -> String {
    isKnown
      ? translate("This home is no longer listed. What you see is what was known of it before.")
      : translate("This home is not listed, and it is none of your favourites.")
  }

  static func homeCount(_ matches: Int, of total: Int) -> String {
    matches == total
      ? translate.counted(total, one: "\(total) home", other: "\(total) homes")
      : translate.counted(total, one: "\(matches) of \(total) home", other: "\(matches) of \(total) homes")
  }

  static func everyWeek(_ time: String) -> String { translate("\(time), every week") }
  static func bedrooms(_ count: Int) -> String {
    translate.counted(count, one: "\(count) bedroom", other: "\(count) bedrooms")
  }
  static func bathrooms(_ count: Int) -> String {
    translate.counted(count, one: "\(count) bathroom", other: "\(count) bathrooms")
  }
  static func parkingSpaces(_ count: Int) -> String {
    translate.counted(count, one: "\(count) parking space", other: "\(count) parking spaces")
  }

  /// `From $869,000`, written as the service writes prices.
  static func priceFrom(wholeDollars: Int) -> String {
    let digits = Array(String(wholeDollars))
    let grouped = digits.indices.map { index in
      index > 0 && (digits.count - index) % 3 == 0 ? ",\(digits[index])" : "\(digits[index])"
    }
    return translate("From $\(grouped.joined())")
  }
}

// MARK: - What went wrong, and what to do

extension HomesText {
  static func cannotLoad(_ error: any Error) -> String {
    translate("The homes cannot be loaded. \(error.explanation)")
  }

  static func cannotLoadHome(_ error: any Error) -> String {
    translate("The home cannot be loaded. \(error.explanation)")
  }

  static var modeNotRead: String {
    translate("What you chose last cannot be read, so homes for sale are shown.")
  }
  static var modeNotKept: String {
    translate("Your choice cannot be kept for the next time. Make room on this device and choose again.")
  }
  static var noMatches: String { translate("None of the homes fits the filter. Ask for less.") }

  /// Why a reply could not be read; stands behind a colon.
  static func otherHome(than id: HomeID) -> String { translate("the reply is not about \(id.description)") }

  static func noHomes(_ mode: HomesMode) -> String {
    switch mode {
    case .buy: translate("There are no homes for sale now. Look again later.")
    case .rent: translate("There are no homes to rent now. Look again later.")
    }
  }

  /// Above a list that could not be brought up to date.
  static func cannotRefresh(_ error: any Error) -> String {
    translate("These are the homes loaded before; newer ones cannot be. \(error.explanation)")
  }

  /// Above a list that comes from our store.
  static func offlineCopy(storedAt: Date, now: Date) -> String {
    translate(
      "The service cannot be reached. What you see was loaded \(AgeWords.text(since: storedAt, now: now)).")
  }
}
