import Formatting

/// What the launcher says.
enum LauncherText {
  static let title = "HighStreet"
  static var subtitle: String { translate("Four shops on one street") }
  static var ok: String { translate("OK") }

  static func name(_ shop: Shop) -> String {
    switch shop {
    case .products: translate("Products")
    case .assortment: translate("Assortment")
    case .departures: translate("Departures")
    case .homes: translate("Homes")
    }
  }

  static func purpose(_ shop: Shop) -> String {
    switch shop {
    case .products: translate("Search an electronics shop and verify bar codes")
    case .assortment: translate("Browse a fashion shop")
    case .departures: translate("Find bus departures")
    case .homes: translate("Find homes to buy or rent")
    }
  }

  static func failed(_ shop: Shop) -> String { translate("\(name(shop)) is not running") }

  static func notStarted(_ error: any Error) -> String {
    translate("The app could not be started. \(error.explanation)")
  }

  static func ended(_ shop: Shop) -> String {
    translate(
      "The app ended because something went wrong. To see what, start it in a terminal: \(command(shop))")
  }

  private static func command(_ shop: Shop) -> String { "highstreet-apps \(shop.rawValue)" }
}
