import Departures
import SwiftUI

/// When a bus leaves and arrives, and how long it takes.
struct TripTimes: View {
  @Environment(\.sizeCategory) private var sizeCategory
  let row: DepartureRow

  var body: some View {
    if sizeCategory.isAccessibilityCategory {
      VStack(alignment: .leading, spacing: 2) {
        departs
        HStack(alignment: .firstTextBaseline, spacing: 6) {
          arrow
          arrives
        }
        duration
      }
    } else {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        departs
        arrow
        arrives
        duration
      }
    }
  }

  private var departs: some View {
    Text(row.departs).font(.headline.monospacedDigit())
  }

  private var arrow: some View {
    Image(systemName: "arrow.forward").font(.caption).foregroundColor(.secondary)
  }

  @ViewBuilder private var arrives: some View {
    Text(row.arrives).font(.headline.monospacedDigit())
    if let mark = row.dayMark {
      Text(mark).font(.caption.monospacedDigit()).foregroundColor(.secondary)
    }
  }

  private var duration: some View {
    Text(row.duration).font(.subheadline.monospacedDigit()).foregroundColor(.secondary)
  }
}
