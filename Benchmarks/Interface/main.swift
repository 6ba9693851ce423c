import Foundation
import Ratios
import SwiftUIGTK

// Synchronous from end to end: an asynchronous main would leave the main thread, which GTK needs.
MainActor.assumeIsolated {
  guard Toolkit.start() else {
    print("There is no display: start this under xvfb-run.")
    exit(1)
  }
  Report.print([
    ("start", startBenchmarks),
    ("list", listBenchmarks),
    ("updates", updateBenchmarks),
  ])
}
