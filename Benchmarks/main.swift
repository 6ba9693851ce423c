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

var report = Report()
for section in sections where report.wants(section.name) {
  report.add(section.name, try await section.run())
}
report.end()
