import Departures
import SwiftUI

/// A departure in the list. All of it is one button.
struct DepartureRowView: View {
  @Environment(\.sizeCategory) private var sizeCategory
  let row: DepartureRow
  let showsDay: Bool
  let tapped: () -> Void

  var body: some View {
    Button {
      tapped()
    } label: {
      VStack(alignment: .leading, spacing: 8) {
        if showsDay { Text(row.day).font(.caption).foregroundColor(.secondary) }
        if sizeCategory.isAccessibilityCategory {
          price
          TripTimes(row: row)
        } else {
          HStack(alignment: .firstTextBaseline) {
            TripTimes(row: row)
            Spacer(minLength: 12)
            price
          }
        }
        Text("\(row.origin) → \(row.destination)")
          .font(.subheadline).foregroundColor(.secondary)
        Text(facts).font(.subheadline)
        signs
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.vertical, 6)
      .contentShape(Rectangle())
    }
    .buttonStyle(PlainButtonStyle())
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(row.accessibilityLabel)
    .accessibilityAddTraits(.isButton)
    .accessibilityAction { tapped() }
    .accessibilityIdentifier(row.id)
  }

  private var price: some View {
    Text(row.price).font(.headline.monospacedDigit()).multilineTextAlignment(.trailing)
  }

  private var facts: String {
    [row.duration, row.operatorName, row.className, row.transfers].compactMap { $0 }.joined(separator: " · ")
  }

  @ViewBuilder private var signs: some View {
    if sizeCategory.isAccessibilityCategory {
      VStack(alignment: .leading, spacing: 6) {
        marks
        AmenitySymbols(amenities: row.amenities)
        seats
      }
    } else {
      HStack(spacing: 8) {
        marks
        AmenitySymbols(amenities: row.amenities)
        Spacer(minLength: 8)
        seats
      }
    }
  }

  @ViewBuilder private var marks: some View {
    if row.isCheapest { MarkBadge(mark: .cheapest) }
    if row.isFastest { MarkBadge(mark: .fastest) }
  }

  @ViewBuilder private var seats: some View {
    if let seats = row.seats { Text(seats).font(.caption).foregroundColor(.secondary) }
  }
}
