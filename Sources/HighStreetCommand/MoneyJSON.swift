import Formatting
import Foundation

/// What `--json` says of an amount.
struct MoneyJSON: Encodable {
  let minorUnits: Int
  let currency: String
  let text: String

  init(_ money: Money, locale: Locale) {
    minorUnits = money.minorUnits
    currency = money.currency
    text = money.text(locale: locale)
  }
}
