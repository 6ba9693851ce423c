/// A verdict as a screen shows it beside a product.
public struct VerdictBadge: Sendable, Hashable {
  /// How it is meant.
  public enum Tone: Sendable, Hashable {
    /// As it should be.
    case good
    /// A fault.
    case bad
    /// Neither, but worth a look.
    case doubtful
  }

  /// A few words.
  public let text: String
  /// How it is meant.
  public let tone: Tone

  /// The badge of a verdict; a product without number has a doubtful one.
  init(_ check: CheckDigit?) {
    text = check.map(ProductsText.verdict) ?? ProductsText.noUPC
    switch check?.verdict {
    case .valid: tone = .good
    case .invalid, .malformed: tone = .bad
    case .incomplete, .ambiguous, nil: tone = .doubtful
    }
  }
}
