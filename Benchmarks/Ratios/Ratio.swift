import Foundation

/// One measured ratio beside the bound it is held to.
public struct Ratio {
  /// What is compared with what.
  public let name: String
  /// Ours divided by the baseline.
  public let value: Double
  /// The largest value that counts as reached.
  public let bound: Double

  /// A ratio that was measured.
  public init(name: String, value: Double, bound: Double) {
    self.name = name
    self.value = value
    self.bound = bound
  }

  /// Whether the bound is reached.
  public var isReached: Bool { value <= bound }

  /// The ratio for a person to read.
  public var line: String {
    let mark = isReached ? "ok  " : "MISS"
    let figures = String(format: "%8.2f  (bound %.2f)", value, bound)
    return "\(mark) \(figures)  \(name)"
  }

  /// Measures two pieces of work side by side: they alternate, each runs `rounds` times after a warm-up, and
  /// the medians are divided, so that a busy machine slows both alike.
  public static func measure(
    _ name: String, bound: Double, rounds: Int = 21, ours: () throws -> Void, baseline: () throws -> Void
  ) rethrows -> Ratio {
    try ours()
    try baseline()
    var oursTimes: [Double] = []
    var baselineTimes: [Double] = []
    for _ in 0..<rounds {
      oursTimes.append(try seconds(ours))
      baselineTimes.append(try seconds(baseline))
    }
    return Ratio(name: name, value: median(oursTimes) / median(baselineTimes), bound: bound)
  }

  /// The same for asynchronous work.
  public static func measure(
    _ name: String, bound: Double, rounds: Int = 21, ours: () async throws -> Void,
    baseline: () async throws -> Void
  ) async rethrows -> Ratio {
    try await ours()
    try await baseline()
    var oursTimes: [Double] = []
    var baselineTimes: [Double] = []
    for _ in 0..<rounds {
      oursTimes.append(try await seconds(ours))
      baselineTimes.append(try await seconds(baseline))
    }
    return Ratio(name: name, value: median(oursTimes) / median(baselineTimes), bound: bound)
  }

  private static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    try work()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
  }

  private static func seconds(_ work: () async throws -> Void) async rethrows -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    try await work()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
  }
}
