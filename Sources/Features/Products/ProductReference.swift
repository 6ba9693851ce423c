/// What one product can be asked for by.
public enum ProductReference: Sendable, Hashable {
  /// The shop's own number.
  case sku(Int)
  /// The bar code number: digits only.
  case upc(String)

  /// Reads what a user types: up to 10 digits are the shop's number, 11 to 14 a bar code number. Spaces and
  /// hyphens between digits are ignored; `nil` for anything else.
  public init?(_ text: String) {
    guard case .digits(let digits) = PackedDigits.read(text) else { return nil }
    switch digits.count {
    case ...10:
      guard let sku = Int(digits.text) else { return nil }
      self = .sku(sku)
    case 11...14: self = .upc(digits.text)
    default: return nil
    }
  }

  /// The bar code number that a product has, right or wrong; `nil` for a text that is no number.
  init?(upc text: String) {
    guard case .digits(let digits) = PackedDigits.read(text) else { return nil }
    self = .upc(digits.text)
  }
}
