import Foundation
import Ratios

/// The sections of the benchmark, each in a file of its own.
let sections: [(name: String, run: () async throws -> [Ratio])] = [
  ("http", httpBenchmarks),
  ("products", productsBenchmarks),
  ("departures", departuresBenchmarks),
  ("search", demoServicesBenchmarks),
  ("favourites", favouritesBenchmarks),
  ("homes", homesBenchmarks),
]

let arguments = CommandLine.arguments.dropFirst()
let wanted = arguments.filter { !$0.hasPrefix("--") }
var missed = 0
for section in sections where wanted.isEmpty || wanted.contains(section.name) {
  missed += Ratio.report(section.name, try await section.run())
}
print(missed == 0 ? "Every bound is reached." : "\(missed) of the bounds are missed.")
if missed > 0 && arguments.contains("--strict") { exit(1) }
