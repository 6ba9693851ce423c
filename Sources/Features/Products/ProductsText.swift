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
    case .valid: "Valid"
    case .invalid: "Invalid"
    case .incomplete: "No check digit to compare with"
    case .malformed: "Not a bar code number"
    case .ambiguous: "Ambiguous"
    }
  }

  /// What came out, in a sentence.
  public static func explanation(of check: CheckDigit) -> String {
    let kind = check.kind.map { "\($0.rawValue) " } ?? ""
    let calculated = check.calculated.map(String.init) ?? ""
    let given = check.given.map(String.init) ?? ""
    switch check.verdict {
    case .valid: return "The check digit \(given) of this \(kind)number is right."
    case .invalid: return "The check digit of this \(kind)number is \(given), but should be \(calculated)."
    case .incomplete:
      return "This \(kind)number has no check digit to compare with. It would be \(calculated)."
    case .malformed: return "This is not a bar code number."
    case .ambiguous: return "This number is valid both as EAN-8 and as UPC-E."
    }
  }

  /// A note on a number, in a sentence.
  public static func note(_ note: CheckDigit.Note) -> String {
    switch note {
    case .blank: "There is no number."
    case .unexpectedCharacter(let character):
      "A bar code number consists of digits; “\(character)” is none."
    case .length(let count):
      "A bar code number has 8, 12, 13 or 14 digits; this one has \(count)."
    case .ambiguous(let expanded): "As UPC-E it stands for \(expanded)."
    case .placeholder: "All digits are alike: this is a placeholder, not a product's number."
    case .lostLeadingZeros(let whole):
      "Leading zeros may have been lost: \(whole) is a valid number."
    case .storeInternal: "This is a store-internal number: another shop may use it for something else."
    case .restrictedDistribution:
      "This number is for restricted distribution: it means something only within one company or region."
    }
  }

  /// The steps in which a check digit is calculated, one line each.
  public static func steps(of working: CheckDigit.Working) -> [String] {
    [
      "Odd places, from the right: \(sum(working.oddDigits)) = \(working.oddSum)",
      "Times three: \(working.oddSum) × 3 = \(working.oddSumTimesThree)",
      "Even places: \(sum(working.evenDigits)) = \(working.evenSum)",
      "Total: \(working.oddSumTimesThree) + \(working.evenSum) = \(working.total)",
      "Remainder of \(working.total) ÷ 10: \(working.remainder)",
      working.remainder == 0
        ? "No remainder: the check digit is 0" : "Check digit: 10 − \(working.remainder) = \(working.digit)",
    ]
  }

  private static func sum(_ digits: [Int]) -> String {
    digits.map(String.init).joined(separator: " + ")
  }
}

// MARK: - Products

extension ProductsText {
  static let nameless = "Unnamed product"
  static let noPrice = "Price unavailable"
  static let noUPC = "No UPC"
  static let noDescription = "There is no description of this product."
  static let noSuchProduct = "The shop has no such product. Check the number, or search for its name."
  static let recentsNotKept = "The recent searches could not be saved or read."

  /// What happened and what to do about it.
  public static func message(for error: any Error) -> String {
    switch error {
    case HTTPFailure.status(401, _, _), HTTPFailure.status(403, _, _):
      "The shop does not accept the API key. Check it, or get one at https://developer.bestbuy.com."
    default: error.explanation
    }
  }

  /// Why what is shown may be old; `nil` where it comes from the service.
  static func offlineCopy(of origin: HTTPResponse.Origin, now: Date) -> String? {
    guard case .offlineCopy(let storedAt) = origin else { return nil }
    return "The shop cannot be reached. This was saved \(AgeWords.english.text(since: storedAt, now: now))."
  }
}
