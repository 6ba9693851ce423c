import Departures
import SwiftUI

/// Day, times, price and who drives.
struct DetailHeader: View {
  @Environment(\.sizeCategory) private var sizeCategory
  let detail: DepartureDetail

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text(row.day).font(.subheadline).foregroundColor(.secondary)
      if sizeCategory.isAccessibilityCategory {
        end(row.departs, row.origin)
        end(row.arrivesWithMark, row.destination)
      } else {
        HStack(alignment: .top, spacing: 16) {
          end(row.departs, row.origin)
          Image(systemName: "arrow.forward").foregroundColor(.secondary).padding(.top, 8)
          end(row.arrivesWithMark, row.destination)
        }
      }
      if let day = detail.arrivalDay { Text(DeparturesScreenText.arrival(on: day)).font(.subheadline) }
      Text(row.price).font(.title2.bold().monospacedDigit())
      if row.isCheapest || row.isFastest {
        HStack(spacing: 8) {
          if row.isCheapest { MarkBadge(mark: .cheapest) }
          if row.isFastest { MarkBadge(mark: .fastest) }
        }
      }
      Text(facts).font(.subheadline).foregroundColor(.secondary)
      if let seats = row.seats { Label(seats, systemImage: "person.2").font(.subheadline) }
    }
    .padding(.vertical, 8)
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityElement(children: .combine)
  }

  private var row: DepartureRow { detail.row }

  private var facts: String {
    [row.duration, row.operatorName, row.className, row.transfers].compactMap { $0 }
      .joined(separator: " · ")
  }

  private func end(_ time: String, _ place: String) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(time).font(.title.bold().monospacedDigit())
      Text(place).font(.subheadline)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
