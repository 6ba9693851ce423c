import Foundation

/// An amount of money: an integer of minor units and an ISO 4217 code (https://www.iso.org/iso-4217-currency-codes.html).
public struct Money: Sendable, Hashable, Codable {
  /// The amount in the currency's smallest unit: 5200 is $52.00, ¥5,200 or 5.200 KWD.
  public let minorUnits: Int
  /// The currency's three letters, in capitals; a code that nobody knows is kept.
  public let currency: String

  /// An amount in minor units.
  public init(minorUnits: Int, currency: String) {
    self.minorUnits = minorUnits
    self.currency = currency.uppercased()
  }

  /// An amount as services write it, in major units: 99.99 US dollars. Rounded to the nearest minor unit;
  /// `nil` when it is not a number or too large.
  public init?(majorUnits: Double, currency: String) {
    let code = currency.uppercased()
    let minor = (majorUnits * pow(10, Double(Money.exponent(of: code)))).rounded()
    guard let exact = Int(exactly: minor) else { return nil }
    self.init(minorUnits: exact, currency: code)
  }

  /// How many decimals the currency has; 2 for a code that is not listed.
  public static func exponent(of currency: String) -> Int {
    switch currency {
    case "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND", "VUV",
      "XAF", "XOF", "XPF":
      0
    case "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND": 3
    case "CLF", "UYW": 4
    default: 2
    }
  }

  /// The amount in major units, exact.
  public var decimal: Decimal {
    Decimal(
      sign: minorUnits < 0 ? .minus : .plus, exponent: -Money.exponent(of: currency),
      significand: Decimal(minorUnits.magnitude))
  }
}
