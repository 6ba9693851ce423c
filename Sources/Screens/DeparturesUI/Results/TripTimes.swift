import Departures
import SwiftUI

/// When a bus leaves and arrives.
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
      }
    } else {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        departs
        arrow
        arrives
      }
    }
  }

  private var departs: some View {
    Text(row.departs).font(.headline.monospacedDigit()).fixedSize()
  }

  private var arrow: some View {
    Image(systemName: "arrow.forward").font(.caption).foregroundColor(.secondary)
  }

  @ViewBuilder private var arrives: some View {
    Text(row.arrives).font(.headline.monospacedDigit()).fixedSize()
    if let mark = row.dayMark {
      Text(mark).font(.caption.monospacedDigit()).foregroundColor(.secondary).fixedSize()
    }
  }
}
