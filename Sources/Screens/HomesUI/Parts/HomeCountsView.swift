import CommonUI
import Homes
import SwiftUI

/// Bedrooms, bathrooms and parking as symbols with numbers, and the kind of building.
struct HomeCountsView: View {
  let row: HomeRow

  var body: some View {
    AdaptiveRow(spacing: 16) { counts }
  }

  @ViewBuilder private var counts: some View {
    if let bedrooms = row.bedrooms { count(bedrooms, "bed.double.fill") }
    if let bathrooms = row.bathrooms { count(bathrooms, "drop.fill") }
    if let parkingSpaces = row.parkingSpaces { count(parkingSpaces, "car.fill") }
    if let kind = row.kind { Text(kind).font(.footnote).foregroundColor(.secondary) }
  }

  private func count(_ number: String, _ symbol: String) -> some View {
    HStack(spacing: 4) {
      Image(systemName: symbol).foregroundColor(.secondary)
      Text(number)
    }
    .font(Font.footnote.monospacedDigit())
  }
}
