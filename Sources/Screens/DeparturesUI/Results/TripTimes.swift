import Departures
import SwiftUI

/// When a bus leaves and arrives, and how long it takes.
struct TripTimes: View {
  @Environment(\.sizeCategory) private var sizeCategory
  let row: DepartureRow

  var body: some View {
    if sizeCategory.isAccessibilityCategory {
      VStack(alignment: .leading, spacing: 2) {
        times
        duration
      }
    } else {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        times
        duration
      }
    }
  }

  private var times: some View {
    HStack(alignment: .firstTextBaseline, spacing: 6) {
      Text(row.departs)
      Image(systemName: "arrow.right").font(.caption).foregroundColor(.secondary)
      Text(row.arrives)
      if let mark = row.dayMark {
        Text(mark).font(.caption.monospacedDigit()).foregroundColor(.secondary)
      }
    }
    .font(.headline.monospacedDigit())
  }

  private var duration: some View {
    Text(row.duration).font(.subheadline.monospacedDigit()).foregroundColor(.secondary)
  }
}
