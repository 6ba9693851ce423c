extension CheckDigit {
  /// Which kind of number some digits are, and what its check digit is calculated from.
  struct Form {
    /// The kind; `nil` when both UPC-E and EAN-8 fit.
    let kind: Kind?
    /// The check digit that is there; `nil` where the number stops before it.
    let given: Int?
    /// The digits before the check digit; of a UPC-E number those of the expanded one.
    let body: PackedDigits
    /// The UPC-A number that a UPC-E number stands for.
    let expanded: PackedDigits?

    var verdict: Verdict {
      guard let given else { return .incomplete }
      guard kind != nil else { return .ambiguous }
      return given == body.checkDigit ? .valid : .invalid
    }

    /// Tells by the number of digits; `nil` when no kind has so many.
    ///
    /// Eight digits are what they are valid as. Where that is neither, and where the check digit is not there,
    /// a leading 0 or 1 makes a UPC-E number: numbers of EAN-8 that begin so are never sold.
    init?(_ digits: PackedDigits) {
      switch digits.count {
      case 6: self.init(short: digits.padded(to: 7), kind: .upcE)
      case 7: self.init(short: digits, kind: digits[0] <= 1 ? .upcE : .ean8)
      case 8: self.init(eight: digits)
      case 11: self.init(short: digits, kind: .upcA)
      case 12: self.init(complete: digits, kind: .upcA)
      case 13: self.init(complete: digits, kind: .ean13)
      case 14: self.init(complete: digits, kind: .gtin14)
      default: return nil
      }
    }

    private init(eight digits: PackedDigits) {
      switch (digits.endsInItsCheckDigit, digits.endsInCheckDigitOfUPCE) {
      case (true, true): self.init(complete: digits, kind: nil)
      case (true, false): self.init(complete: digits, kind: .ean8)
      case (false, true): self.init(complete: digits, kind: .upcE)
      case (false, false): self.init(complete: digits, kind: digits[0] <= 1 ? .upcE : .ean8)
      }
    }

    private init(complete digits: PackedDigits, kind: Kind?) {
      self.init(digits.droppingLast, kind: kind, given: digits.last)
    }

    private init(short digits: PackedDigits, kind: Kind) {
      self.init(digits, kind: kind, given: nil)
    }

    private init(_ digits: PackedDigits, kind: Kind?, given: Int?) {
      let expanded = kind == .upcE || kind == nil ? digits.expandedUPCE : nil
      self.kind = kind
      self.given = given
      self.body = expanded?.droppingLast ?? digits
      self.expanded = expanded
    }
  }
}
