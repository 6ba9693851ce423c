import Products

extension Command {
  static let upc = Command(
    name: "upc",
    summary: "Check the check digits of bar code numbers: UPC-A, UPC-E, EAN-8, EAN-13, GTIN-14",
    usage: ["upc NUMBER…"]
  ) { invocation in
    let numbers = invocation.arguments.operands
    guard !numbers.isEmpty else {
      throw UsageError("upc needs at least one number, as in: upc 842776108302.")
    }
    let checks = numbers.map { CheckDigit($0) }
    if invocation.wantsJSON {
      try invocation.console.print(json: checks.map(CheckDigitJSON.init))
    } else {
      for check in checks { print(check, details: checks.count == 1, to: invocation.console) }
    }
    let isFaulty = checks.contains { $0.verdict == .invalid || $0.verdict == .malformed }
    return isFaulty ? 1 : 0
  }

  private static func print(_ check: CheckDigit, details: Bool, to console: Console) {
    let kind = check.kind.map { "  \($0.rawValue)" } ?? ""
    console.print("\(check.styledVerdict)  \(check.input, .bold)\(kind)")
    console.print("  \(ProductsText.explanation(of: check))")
    if details, let working = check.working {
      if let expanded = check.expanded { console.print("  Expanded: \(expanded)") }
      for step in ProductsText.steps(of: working) { console.print("    \(step, .dim)") }
    }
    for note in check.notes { console.print("  \(ProductsText.note(note))") }
  }
}

extension CheckDigit {
  /// The verdict as a mark and a word, so that neither colour nor form is needed to read it.
  var styledVerdict: StyledText {
    switch verdict {
    case .valid: "\("✓ valid", .green)"
    case .invalid: "\("✗ invalid", .red)"
    case .malformed: "\("✗ malformed", .red)"
    case .incomplete: "\("? incomplete", .yellow)"
    case .ambiguous: "\("? ambiguous", .yellow)"
    }
  }
}

/// What `--json` says of a number.
struct CheckDigitJSON: Encodable {
  let input: String
  @ExplicitNull var kind: String?
  let verdict: String
  @ExplicitNull var givenCheckDigit: Int?
  @ExplicitNull var calculatedCheckDigit: Int?
  @ExplicitNull var oddSum: Int?
  @ExplicitNull var oddSumTimesThree: Int?
  @ExplicitNull var evenSum: Int?
  @ExplicitNull var total: Int?
  @ExplicitNull var remainder: Int?
  @ExplicitNull var expanded: String?
  let notes: [String]

  init(_ check: CheckDigit) {
    input = check.input
    kind = check.kind?.rawValue
    verdict = check.verdict.rawValue
    givenCheckDigit = check.given
    calculatedCheckDigit = check.calculated
    oddSum = check.working?.oddSum
    oddSumTimesThree = check.working?.oddSumTimesThree
    evenSum = check.working?.evenSum
    total = check.working?.total
    remainder = check.working?.remainder
    expanded = check.expanded
    notes = check.notes.map(ProductsText.note)
  }
}
