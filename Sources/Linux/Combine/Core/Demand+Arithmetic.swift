// Counting demands; unlimited stays unlimited.

extension Subscribers.Demand {
  static func += (lhs: inout Self, rhs: Self) {
    let (sum, overflow) = lhs.count.addingReportingOverflow(rhs.count)
    lhs = overflow ? .unlimited : Self(count: sum)
  }

  static func - (lhs: Self, count: Int) -> Self {
    lhs == .unlimited ? lhs : Self(count: lhs.count - count)
  }

  static func -= (lhs: inout Self, count: Int) {
    lhs = lhs - count
  }

  static func > (lhs: Self, rhs: Self) -> Bool { lhs.count > rhs.count }
}
