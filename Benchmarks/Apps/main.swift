import Foundation
import Ratios
import SwiftUIGTK

// Synchronous from end to end: an asynchronous main would leave the main thread, which GTK needs.
MainActor.assumeIsolated {
  guard Toolkit.start() else {
    print("There is no display: start this under xvfb-run.")
    exit(1)
  }
  let wanted = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("--") }
  let sections: [(name: String, run: @MainActor () throws -> [Ratio])] = [
    ("products", productsStart),
    ("departures", firstDepartures),
    ("homes", homesScrolling),
    ("favourites", favouriteToggle),
  ]
  do {
    var missed = 0
    for section in sections where wanted.isEmpty || wanted.contains(section.name) {
      missed += Ratio.report("\(section.name) app", try section.run())
    }
    print(missed == 0 ? "Every bound is reached." : "\(missed) of the bounds are missed.")
    if missed > 0 && CommandLine.arguments.contains("--strict") { exit(1) }
  } catch {
    print(error)
    exit(1)
  }
}
