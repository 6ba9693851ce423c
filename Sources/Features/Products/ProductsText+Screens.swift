import Foundation

// MARK: - What screens show ready to read

extension ProductsText {
  /// An order of the results.
  public static func order(_ sort: ProductSort) -> String {
    switch sort {
    case .bestMatch: translate("Best match")
    case .name: translate("Name")
    case .priceUp: translate("Lowest price")
    case .priceDown: translate("Highest price")
    }
  }

  static func found(_ count: Int) -> String {
    translate.counted(count, one: "\(count) product", other: "\(count) products")
  }

  static func spoken(title: String, price: String, verdict: String) -> String {
    translate("\(title), \(price), UPC: \(verdict)")
  }

  static func expansion(of check: CheckDigit) -> String? {
    guard check.kind == .upcE, let expanded = check.expanded else { return nil }
    return translate(
      "It stands for the UPC-A number \(expanded), from which the check digit is calculated.")
  }

  static func whyNoBars(_ check: CheckDigit?) -> String? {
    switch check?.verdict {
    case .valid: translate("Numbers of this kind are printed as other symbols than bars.")
    case .ambiguous: translate("It is not known which of two bar codes this number has.")
    case .invalid, .incomplete, .malformed: translate("No scanner would read a bar code of this number.")
    case nil: nil
    }
  }
}
