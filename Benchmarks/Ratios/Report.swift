import Foundation

/// Prints the ratios of the sections that the words on the command line ask for: their names, or none for all of them, and
/// `--strict` to end with 1 when a bound is missed.
public struct Report {
  private let words = CommandLine.arguments.dropFirst()
  private var missed = 0

  /// A report without a section.
  public init() {}

  /// Whether a section is asked for.
  public func wants(_ section: String) -> Bool {
    words.allSatisfy { $0.hasPrefix("--") } || words.contains(section)
  }

  /// Prints a section.
  public mutating func add(_ section: String, _ ratios: [Ratio]) {
    Swift.print(section)
    for ratio in ratios { Swift.print("  \(ratio.line)") }
    missed += ratios.filter { !$0.isReached }.count
  }

  /// Prints whether all bounds are reached, and ends the program if it is to fail otherwise.
  public func end() {
    Swift.print(missed == 0 ? "Every bound is reached." : "\(missed) of the bounds are missed.")
    if missed > 0 && words.contains("--strict") { exit(1) }
  }

  /// Prints the sections that are asked for, one after the other on the main thread.
  @MainActor
  public static func print(_ sections: [(name: String, run: @MainActor () throws -> [Ratio])]) {
    do {
      var report = Report()
      for section in sections where report.wants(section.name) { report.add(section.name, try section.run()) }
      report.end()
    } catch {
      Swift.print(error)
      exit(1)
    }
  }
}
