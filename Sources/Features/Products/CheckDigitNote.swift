extension CheckDigit {
  /// Something to know about a number beside its verdict.
  public enum Note: Sendable, Hashable {
    /// There is no text.
    case blank
    /// The text holds this, which is no digit.
    case unexpectedCharacter(Character)
    /// No kind of number has so many digits.
    case length(Int)
    /// The number is valid both as EAN-8 and as UPC-E, which stands for this UPC-A number.
    case ambiguous(expanded: String)
    /// All digits are alike: nobody was given this number.
    case placeholder
    /// Zeros in front are probably lost, as spreadsheets lose them: with them, this number is valid.
    case lostLeadingZeros(String)
    /// A number that a shop gave to one of its own articles; other shops may use it for another.
    case storeInternal
    /// A number for use within one company or region, such as goods that are weighed in the shop.
    case restrictedDistribution
  }
}

extension CheckDigit.Note {
  /// The notes on digits that no kind of number has so many of.
  static func notes(onLengthOf digits: PackedDigits) -> [Self] {
    [.length(digits.count)] + lostLeadingZeros(digits)
  }

  /// The notes on a number of a known form.
  static func notes(on digits: PackedDigits, _ form: CheckDigit.Form) -> [Self] {
    var notes: [Self] = []
    if form.kind == nil, let expanded = form.expanded { notes.append(.ambiguous(expanded: expanded.text)) }
    if isPlaceholder(digits, form) { return notes + [.placeholder] }
    let lost = lostLeadingZeros(digits)
    return notes + lost + (lost.isEmpty ? distribution(digits, form.kind) : [])
  }

  private static func isPlaceholder(_ digits: PackedDigits, _ form: CheckDigit.Form) -> Bool {
    let free = form.given == nil ? digits.count : digits.count - 1
    return (1..<free).allSatisfy { digits[$0] == digits[0] }
  }

  /// A number with at most two zeros too few: with more, chance would make as many numbers valid.
  private static func lostLeadingZeros(_ digits: PackedDigits) -> [Self] {
    switch digits.count {
    case 7:
      let whole = digits.padded(to: 8)
      return whole.endsInItsCheckDigit || whole.endsInCheckDigitOfUPCE
        ? [.lostLeadingZeros(whole.text)] : []
    case 10, 11:
      let whole = digits.padded(to: 12)
      return whole.endsInItsCheckDigit ? [.lostLeadingZeros(whole.text)] : []
    default: return []
    }
  }

  /// Who may use the number, by its prefix (https://www.gs1.org/standards/id-keys/company-prefix).
  private static func distribution(_ digits: PackedDigits, _ kind: CheckDigit.Kind?) -> [Self] {
    switch kind {
    case .upcA: distribution(prefix: (0, digits[0]))
    case .ean13: distribution(prefix: (digits[0], digits[1]))
    case .gtin14: distribution(prefix: (digits[1], digits[2]))
    case .ean8: digits[0] == 0 || digits[0] == 2 ? [.restrictedDistribution] : []
    case .upcE, nil: []
    }
  }

  private static func distribution(prefix: (Int, Int)) -> [Self] {
    switch prefix {
    case (0, 4): [.storeInternal]
    case (0, 2), (2, _): [.restrictedDistribution]
    default: []
    }
  }
}
