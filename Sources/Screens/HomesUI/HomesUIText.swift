import Homes

/// Every sentence and word that the screens say beside what the models say.
enum HomesUIText {
  static var title: String { translate("Homes") }
  static var modeLabel: String { translate("Buy or rent") }
  static var favouritesTitle: String { translate("Favourites") }
  static var favouritesHint: String { translate("Opens the list of your favourites") }
  static var searchPrompt: String { translate("Suburb, street, feature") }
  static var loading: String { translate("Looking for homes…") }
  static var loadingFavourites: String { translate("Opening your favourites…") }
  static var loadingHome: String { translate("Loading the home…") }
  static var loadingMore: String { translate("Loading the rest…") }
  static var noHomes: String { translate("No homes") }
  static var refresh: String { translate("Refresh") }
  static var done: String { translate("Done") }
  static var dismiss: String { translate("Dismiss") }

  static func mode(_ mode: HomesMode) -> String {
    switch mode {
    case .buy: translate("Buy")
    case .rent: translate("Rent")
    }
  }
}

// MARK: - Sorting and filtering

extension HomesUIText {
  static var filter: String { translate("Filter") }
  static var filterIsOn: String { translate("Filter, in use") }
  static var showAll: String { translate("Show All Homes") }
  static var bedrooms: String { translate("Bedrooms") }
  static var bathrooms: String { translate("Bathrooms") }
  static var parking: String { translate("Parking") }
  static var kinds: String { translate("Kind of home") }
  static var atLeast: String { translate("At least") }
  static var order: String { translate("Order") }

  static func sort(_ sort: HomesSort) -> String {
    switch sort {
    case .featured: translate("Featured")
    case .newest: translate("Newest")
    case .bedrooms: translate("Most bedrooms")
    case .bathrooms: translate("Most bathrooms")
    case .parking: translate("Most parking")
    case .auction: translate("Next auction")
    }
  }

  static func minimum(_ count: Int?) -> String { count.map { "\($0)+" } ?? translate("Any") }
}

// MARK: - Favourites

extension HomesUIText {
  static var noFavourites: String { translate("No favourites yet") }
  static var noFavouritesAdvice: String { translate("Tap the heart of a home, and it is kept here.") }
  static var favouritesUnknown: String { translate("Favourites unknown") }
  static var startAfresh: String { translate("Start Afresh…") }
  static var startAfreshQuestion: String { translate("Start with no favourites?") }
  static var startAfreshMessage: String {
    translate(
      "The file that cannot be opened is put aside, not deleted. Should its key come back, it can be used again."
    )
  }
  static var startAfreshConfirm: String { translate("Start Afresh") }

  static func favouriteAction(_ isFavourite: Bool?) -> String {
    switch isFavourite {
    case true?: translate("Remove from favourites")
    case false?: translate("Add to favourites")
    case nil: translate("Favourites unknown, try again")
    }
  }

  /// The same, where several homes are on the screen.
  static func favouriteAction(_ isFavourite: Bool?, of home: String) -> String {
    switch isFavourite {
    case true?: translate("Remove from favourites: \(home)")
    case false?: translate("Add to favourites: \(home)")
    case nil: translate("Favourites unknown, try again: \(home)")
    }
  }
}

// MARK: - A home

extension HomesUIText {
  static var about: String { translate("About this home") }
  static var facts: String { translate("Facts") }
  static var inspections: String { translate("Inspections") }
  static var features: String { translate("Features") }
  static var agent: String { translate("Agent") }
  static var parts: String { translate("Homes in this project") }
  static var webPage: String { translate("Open on the web") }
  static var showMore: String { translate("Read More") }
  static var showLess: String { translate("Read Less") }
  static var notListed: String { translate("Not listed") }

  static func picture(_ number: Int, of count: Int, kind: HomePicture.Kind) -> String {
    switch kind {
    case .photo: translate("Photo \(number) of \(count)")
    case .floorPlan: translate("Floor plan, picture \(number) of \(count)")
    }
  }

  static func position(_ number: Int, of count: Int) -> String { "\(number) / \(count)" }
  static func call(_ name: String) -> String { translate("Call \(name)") }
}
