import Foundation

/// Writes amounts of money the way a locale does: `$52.00`, `52,00 €`, `¥5,200`.
///
/// The number of decimals is the currency's own, not the locale's. A code of three letters that nobody knows
/// is shown as it is beside the number, and so is anything else that stands in place of a code: a
/// `NumberFormatter` would quietly put the locale's own currency there.
///
/// Making a `NumberFormatter` costs a hundred times what using one does, so there is one for each currency;
/// any thread may use them.
public final class MoneyFormatter: @unchecked Sendable {
  /// Whose way of writing is followed.
  public let locale: Locale

  // Sendable because `lock` guards `formatters` and their use.
  private let lock = NSLock()
  private var formatters: [String: NumberFormatter] = [:]

  /// A formatter for one locale.
  public init(locale: Locale) {
    self.locale = locale
  }

  /// The amount with its currency.
  public func string(from money: Money) -> String {
    lock.lock()
    defer { lock.unlock() }
    let formatter = formatter(for: money.currency)
    let number = formatter.string(from: NSDecimalNumber(decimal: money.decimal)) ?? "\(money.decimal)"
    return formatter.numberStyle == .currency || money.currency.isEmpty
      ? number : "\(money.currency)\u{A0}\(number)"
  }

  private func formatter(for currency: String) -> NumberFormatter {
    if let known = formatters[currency] { return known }
    let formatter = NumberFormatter()
    formatter.locale = locale
    if MoneyFormatter.isCode(currency) {
      formatter.numberStyle = .currency
      formatter.currencyCode = currency
    } else {
      formatter.numberStyle = .decimal
    }
    let decimals = Money.exponent(of: currency)
    formatter.minimumFractionDigits = decimals
    formatter.maximumFractionDigits = decimals
    if formatters.count >= MoneyFormatter.capacity { formatters.removeAll() }
    formatters[currency] = formatter
    return formatter
  }

  /// More currencies than there are; only made-up codes ever reach it.
  private static let capacity = 200

  /// Whether the text has the form of an ISO 4217 code.
  private static func isCode(_ text: String) -> Bool {
    text.utf8.count == 3 && text.utf8.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
  }
}

extension Money {
  /// The amount as a locale writes it, `$52.00` in the United States. Formatters are kept from call to call.
  public func text(locale: Locale) -> String {
    FormatterCache.formatter(for: locale).string(from: self)
  }
}

/// The money formatters made so far, one for each locale that was asked for.
private enum FormatterCache {
  private static let lock = NSLock()
  // Guarded by `lock`.
  nonisolated(unsafe) private static var formatters: [Locale: MoneyFormatter] = [:]

  static func formatter(for locale: Locale) -> MoneyFormatter {
    lock.lock()
    defer { lock.unlock() }
    if let known = formatters[locale] { return known }
    let formatter = MoneyFormatter(locale: locale)
    formatters[locale] = formatter
    return formatter
  }
}
