/// The bars of a bar code, in modules: a module is as wide as the narrowest bar. A screen only scales them.
///
/// The patterns are those of the GS1 General Specifications, section 5.2
/// (https://www.gs1.org/standards/barcodes-epcrfid-id-keys/gs1-general-specifications).
public struct BarPattern: Sendable, Hashable {
  /// One dark bar.
  public struct Bar: Sendable, Hashable {
    /// The modules it covers, counted from the left edge of the first bar.
    public let modules: Range<Int>
    /// Whether it reaches down between the digits, as the guard bars do.
    public let isLong: Bool
  }

  /// Digits to print with the bars.
  public struct Label: Sendable, Hashable {
    /// Where digits stand.
    public enum Place: Sendable, Hashable {
      /// In the light zone on the left.
      case left
      /// Beneath these modules, whose bars are short; spread evenly.
      case beneath(Range<Int>)
      /// In the light zone on the right.
      case right
    }

    /// The digits.
    public let text: String
    /// Where they stand.
    public let place: Place
  }

  /// The widths of bars and spaces in turn, in modules, beginning and ending with a bar.
  public let widths: [Int]
  /// The digits to print, from left to right.
  public let labels: [Label]
  /// How many modules must stay light on the left for a scanner to find the bars.
  public let lightZoneLeft: Int
  /// How many modules must stay light on the right.
  public let lightZoneRight: Int

  /// The width of all bars and spaces in modules, light zones not counted.
  public var moduleCount: Int { widths.reduce(0, +) }

  /// The dark bars, from left to right. Those above printed digits are short.
  public var bars: [Bar] {
    let short = labels.compactMap { label -> Range<Int>? in
      if case .beneath(let modules) = label.place { modules } else { nil }
    }
    var bars: [Bar] = []
    var start = 0
    for (index, width) in widths.enumerated() {
      let modules = start..<(start + width)
      if index.isMultiple(of: 2) {
        bars.append(Bar(modules: modules, isLong: !short.contains { $0.overlaps(modules) }))
      }
      start = modules.upperBound
    }
    return bars
  }

  /// The bars of a number.
  ///
  /// `nil` for a number that is not valid, for no scanner would read it; for an ambiguous one; and for GTIN-14,
  /// which is printed in symbols of another family.
  public init?(_ check: CheckDigit) {
    guard check.verdict == .valid, let number = check.number else { return nil }
    let digits = number.utf8.map { Int($0 - UInt8(ascii: "0")) }
    switch check.kind {
    case .upcA: self.init(upcA: digits)
    case .upcE: self.init(upcE: digits)
    case .ean8: self.init(ean8: digits)
    case .ean13: self.init(ean13: digits)
    case .gtin14, nil: return nil
    }
  }

  private init(upcA digits: [Int]) {
    widths = BarPattern.twoHalves(digits[..<6], sets: Array(repeating: .odd, count: 6), digits[6...])
    // The bars of the first and the last digit are long.
    labels = [
      Label(digits[..<1], .left), Label(digits[1..<6], .beneath(10..<45)),
      Label(digits[6..<11], .beneath(50..<85)), Label(digits[11...], .right),
    ]
    lightZoneLeft = 9
    lightZoneRight = 9
  }

  private init(ean13 digits: [Int]) {
    widths = BarPattern.twoHalves(digits[1..<7], sets: DigitSet.ofEAN13(digits[0]), digits[7...])
    labels = [
      Label(digits[..<1], .left), Label(digits[1..<7], .beneath(3..<45)),
      Label(digits[7...], .beneath(50..<92)),
    ]
    lightZoneLeft = 11
    lightZoneRight = 7
  }

  private init(ean8 digits: [Int]) {
    widths = BarPattern.twoHalves(digits[..<4], sets: Array(repeating: .odd, count: 4), digits[4...])
    labels = [Label(digits[..<4], .beneath(3..<31)), Label(digits[4...], .beneath(36..<64))]
    lightZoneLeft = 7
    lightZoneRight = 7
  }

  private init(upcE digits: [Int]) {
    let sets = DigitSet.ofUPCE(numberSystem: digits[0], checkDigit: digits[7])
    let middle = zip(digits[1..<7], sets).flatMap { digit, set in set.widths(of: digit) }
    widths = BarPattern.edgeGuard + middle + BarPattern.endGuardOfUPCE
    labels = [
      Label(digits[..<1], .left), Label(digits[1..<7], .beneath(3..<45)), Label(digits[7...], .right),
    ]
    lightZoneLeft = 9
    lightZoneRight = 7
  }

  private static func twoHalves(
    _ left: ArraySlice<Int>, sets: [DigitSet], _ right: ArraySlice<Int>
  ) -> [Int] {
    let leftWidths = zip(left, sets).flatMap { digit, set in set.widths(of: digit) }
    // The right half has the widths of the odd set with light and dark changed over.
    let rightWidths = right.flatMap { DigitSet.odd.widths(of: $0) }
    return edgeGuard + leftWidths + centreGuard + rightWidths + edgeGuard
  }

  private static let edgeGuard = [1, 1, 1]
  private static let centreGuard = [1, 1, 1, 1, 1]
  private static let endGuardOfUPCE = [1, 1, 1, 1, 1, 1]
}

extension BarPattern.Label {
  fileprivate init(_ digits: ArraySlice<Int>, _ place: Place) {
    self.init(text: digits.map(String.init).joined(), place: place)
  }
}

/// The two ways in which a digit left of the centre is drawn: four widths that make seven modules.
private enum DigitSet {
  /// The dark modules are odd in number; GS1 calls it set A.
  case odd
  /// The dark modules are even in number; GS1 calls it set B.
  case even

  func widths(of digit: Int) -> [Int] {
    let widths = DigitSet.oddWidths[digit]
    return self == .odd ? widths : widths.reversed()
  }

  /// The sets of the six digits left of the centre, which tell the first digit of an EAN-13 number.
  static func ofEAN13(_ firstDigit: Int) -> [DigitSet] {
    firstDigit == 0 ? Array(repeating: .odd, count: 6) : ofSix[firstDigit]
  }

  /// The sets of the six digits of a UPC-E number, which tell the number system and the check digit.
  static func ofUPCE(numberSystem: Int, checkDigit: Int) -> [DigitSet] {
    numberSystem == 1 ? ofSix[checkDigit] : ofSix[checkDigit].map { $0 == .odd ? .even : .odd }
  }

  private static let oddWidths = [
    [3, 2, 1, 1], [2, 2, 2, 1], [2, 1, 2, 2], [1, 4, 1, 1], [1, 1, 3, 2],
    [1, 2, 3, 1], [1, 1, 1, 4], [1, 3, 1, 2], [1, 2, 1, 3], [3, 1, 1, 2],
  ]

  private static let ofSix: [[DigitSet]] = [
    [.odd, .odd, .odd, .even, .even, .even], [.odd, .odd, .even, .odd, .even, .even],
    [.odd, .odd, .even, .even, .odd, .even], [.odd, .odd, .even, .even, .even, .odd],
    [.odd, .even, .odd, .odd, .even, .even], [.odd, .even, .even, .odd, .odd, .even],
    [.odd, .even, .even, .even, .odd, .odd], [.odd, .even, .odd, .even, .odd, .even],
    [.odd, .even, .odd, .even, .even, .odd], [.odd, .even, .even, .odd, .even, .odd],
  ]
}
