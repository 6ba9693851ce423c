import Assortment
import Storage

extension ServiceKey {
  /// The key of Best Buy's products: https://developer.bestbuy.com
  public static let bestbuy = ServiceKey(name: "bestbuy", environmentVariable: "HIGHSTREET_BESTBUY_KEY")
  /// The key of bonprix's navigation, which the company has published.
  public static let bonprix = ServiceKey(
    name: "bonprix", environmentVariable: "HIGHSTREET_BONPRIX_KEY", fallback: AssortmentService.publicKey)
  /// The token of Busbud's departures.
  public static let busbud = ServiceKey(name: "busbud", environmentVariable: "HIGHSTREET_BUSBUD_TOKEN")

  /// Every key that a service may ask for.
  public static let all = [bestbuy, bonprix, busbud]

  /// Whose service asks for the key: `Best Buy`.
  public var company: String {
    switch self {
    case .bestbuy: "Best Buy"
    case .bonprix: "bonprix"
    case .busbud: "Busbud"
    default: name
    }
  }
}
