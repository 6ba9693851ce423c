extension CheckDigit {
  /// How a check digit is calculated, step by step: the places are counted from the right, beginning with
  /// odd (https://www.gs1.org/services/how-calculate-check-digit-manually).
  public struct Working: Sendable, Hashable {
    /// The digits before the check digit.
    let body: PackedDigits

    /// The digits at odd places, from right to left.
    public var oddDigits: [Int] { digits(from: body.count - 1) }
    /// Their sum.
    public var oddSum: Int { body.oddSum }
    /// Three times their sum.
    public var oddSumTimesThree: Int { 3 * oddSum }
    /// The digits at even places, from right to left.
    public var evenDigits: [Int] { digits(from: body.count - 2) }
    /// Their sum.
    public var evenSum: Int { body.evenSum }
    /// Three times the odd sum, and the even sum.
    public var total: Int { oddSumTimesThree + evenSum }
    /// What is left of the total when it is divided by 10.
    public var remainder: Int { total % 10 }
    /// The check digit: what is missing from the remainder to 10, and 0 where there is no remainder.
    public var digit: Int { body.checkDigit }

    private func digits(from place: Int) -> [Int] {
      stride(from: place, through: 0, by: -2).map { body[$0] }
    }
  }
}
