import Departures
import SwiftUI

/// A stop on the way, with its times.
struct StopRow: View {
  @Environment(\.sizeCategory) private var sizeCategory
  let stop: DepartureDetail.StopLine

  var body: some View {
    Group {
      if sizeCategory.isAccessibilityCategory {
        VStack(alignment: .leading, spacing: 4) {
          times
          name
        }
      } else {
        HStack(alignment: .firstTextBaseline, spacing: 16) {
          times.frame(minWidth: 72, alignment: .trailing)
          name
        }
      }
    }
    .accessibilityElement(children: .combine)
  }

  private var times: some View {
    VStack(alignment: .trailing, spacing: 2) {
      ForEach(stop.times, id: \.self) { Text($0) }
    }
    .font(.subheadline.monospacedDigit())
  }

  private var name: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(stop.name)
      if stop.isTransfer {
        Label(DeparturesScreenText.changeHere, systemImage: "arrow.triangle.swap")
          .font(.caption).foregroundColor(.orange)
      }
    }
  }
}
