import Foundation

/// The demo's fixed rates: how prices, kept in millionths of the US dollar, are told in other currencies.
enum ExchangeTable {
  /// One currency.
  struct Rate {
    /// How many decimals the currency has.
    let exponent: Int
    /// What a US dollar costs, in millionths of the currency's major unit.
    let millionths: Int

    /// An amount in millionths of the US dollar, in minor units of this currency, rounded to the nearest.
    func minorUnits(of amount: Int) -> Int {
      // Divided by the powers of ten that are left, rather than multiplied first: the product fits as it is.
      let divisor = (exponent..<12).reduce(1) { value, _ in value * 10 }
      return (amount * millionths + divisor / 2) / divisor
    }
  }

  /// The rate of a currency by its ISO 4217 code; `nil` for one that the demo does not sell in.
  static func rate(of code: String) -> Rate? { rates[code] }

  private static let rates: [String: Rate] = Dictionary(
    TextTable(source).rows.compactMap { row in
      guard let exponent = row.int("exponent"), let rate = row.double("per dollar") else { return nil }
      return (row["code"], Rate(exponent: exponent, millionths: Int((rate * 1e6).rounded())))
    }, uniquingKeysWith: { first, _ in first })

  private static let source = """
    code | exponent | per dollar
    USD  | 2        | 1
    CAD  | 2        | 1.3712
    EUR  | 2        | 0.9183
    GBP  | 2        | 0.7846
    CHF  | 2        | 0.8817
    AUD  | 2        | 1.5236
    NZD  | 2        | 1.6645
    JPY  | 0        | 149.37
    KRW  | 0        | 1336.4
    CNY  | 2        | 7.1924
    HKD  | 2        | 7.8118
    SGD  | 2        | 1.3421
    INR  | 2        | 83.118
    MXN  | 2        | 17.046
    BRL  | 2        | 4.9731
    CLP  | 0        | 942.35
    ARS  | 2        | 868.25
    SEK  | 2        | 10.437
    NOK  | 2        | 10.612
    DKK  | 2        | 6.8487
    PLN  | 2        | 3.9764
    CZK  | 2        | 23.215
    ILS  | 2        | 3.6581
    KWD  | 3        | 0.30742
    BHD  | 3        | 0.377
    TND  | 3        | 3.1095
    """
}
