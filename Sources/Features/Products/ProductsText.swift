import Formatting
import Foundation
import HTTP

/// Every sentence that this feature shows, in one place.
public enum ProductsText {}

// MARK: - Check digit

extension ProductsText {
  /// What came out, in a few words.
  public static func verdict(of check: CheckDigit) -> String {
    switch check.verdict {
    case .valid: translate("Valid")
    case .invalid: translate("Invalid")
    case .incomplete: translate("No check digit to compare with")
    case .malformed: translate("Not a bar code number")
    case .ambiguous: translate("Ambiguous")
    }
  }

  /// What came out, in a sentence.
  public static func explanation(of check: CheckDigit) -> String {
    let calculated = check.calculated.map(String.init) ?? ""
    let given = check.given.map(String.init) ?? ""
    switch (check.verdict, check.kind?.rawValue) {
    case (.valid, let kind?):
      return translate("The check digit \(given) of this \(kind) number is right.")
    case (.invalid, let kind?):
      return translate("The check digit of this \(kind) number is \(given), but should be \(calculated).")
    case (.incomplete, let kind?):
      return translate(
        "This \(kind) number has no check digit to compare with. It would be \(calculated).")
    case (.ambiguous, _): return translate("This number is valid both as EAN-8 and as UPC-E.")
    default: return translate("This is not a bar code number.")
    }
  }

  /// A note on a number, in a sentence.
  public static func note(_ note: CheckDigit.Note) -> String {
    switch note {
    case .blank: translate("There is no number.")
    case .unexpectedCharacter(let character):
      translate("A bar code number consists of digits; “\(character)” is none.")
    case .length(let count):
      translate("A bar code number has 8, 12, 13 or 14 digits; this one has \(count).")
    case .ambiguous(let expanded): translate("As UPC-E it stands for \(expanded).")
    case .placeholder: translate("All digits are alike: this is a placeholder, not a product's number.")
    case .lostLeadingZeros(let whole):
      translate("Leading zeros may have been lost: \(whole) is a valid number.")
    case .storeInternal:
      translate("This is a store-internal number: another shop may use it for something else.")
    case .restrictedDistribution:
      translate(
        "This number is for restricted distribution: it means something only within one company or region.")
    }
  }

  /// The steps in which a check digit is calculated, one line each.
  public static func steps(of working: CheckDigit.Working) -> [String] {
    [
      translate("Odd places, from the right: \(sum(working.oddDigits)) = \(working.oddSum)"),
      translate("Times three: \(working.oddSum) × 3 = \(working.oddSumTimesThree)"),
      translate("Even places: \(sum(working.evenDigits)) = \(working.evenSum)"),
      translate("Total: \(working.oddSumTimesThree) + \(working.evenSum) = \(working.total)"),
      translate("Remainder of \(working.total) ÷ 10: \(working.remainder)"),
      working.remainder == 0
        ? translate("No remainder: the check digit is 0")
        : translate("Check digit: 10 − \(working.remainder) = \(working.digit)"),
    ]
  }

  private static func sum(_ digits: [Int]) -> String {
    digits.map(String.init).joined(separator: " + ")
  }
}

// MARK: - Products

extension ProductsText {
  static var nameless: String { translate("Unnamed product") }
  static var noPrice: String { translate("Price unavailable") }
  static var noUPC: String { translate("No UPC") }
  static var noDescription: String { translate("There is no description of this product.") }
  static var noSuchProduct: String {
    translate("The shop has no such product. Check the number, or search for its name.")
  }
  static var recentsNotKept: String { translate("The recent searches could not be saved or read.") }

  /// What happened and what to do about it.
  public static func message(for error: any Error) -> String {
    switch error {
    case HTTPFailure.status(401, _, _), HTTPFailure.status(403, _, _):
      translate(
        "The shop does not accept the API key. Check it, or get one at https://developer.bestbuy.com.")
    default: error.explanation
    }
  }

  /// Why what is shown may be old; `nil` where it comes from the service.
  static func offlineCopy(of origin: HTTPResponse.Origin, now: Date) -> String? {
    guard case .offlineCopy(let storedAt) = origin else { return nil }
    return translate(
      "The shop cannot be reached. This was saved \(AgeWords.text(since: storedAt, now: now)).")
  }
}
