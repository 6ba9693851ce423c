import Departures
import SwiftUI

/// All that is known of a departure, part by part.
struct DetailList: View {
  let detail: DepartureDetail

  var body: some View {
    List {
      Section { DetailHeader(detail: detail) }
      if let origin = detail.origin {
        Section(header: Text(DeparturesScreenText.leavesFrom)) { StationRow(station: origin) }
      }
      if !detail.stops.isEmpty {
        Section(header: Text(DeparturesScreenText.stops)) {
          ForEach(detail.stops.indices, id: \.self) { StopRow(stop: detail.stops[$0]) }
        }
      }
      if let destination = detail.destination {
        Section(header: Text(DeparturesScreenText.arrivesAt)) { StationRow(station: destination) }
      }
      if !detail.row.amenities.isEmpty {
        Section(header: Text(DeparturesScreenText.aboard)) {
          ForEach(detail.row.amenities.each, id: \.rawValue) { AmenityRow(amenity: $0) }
        }
      }
      lines(detail.luggage, title: DeparturesScreenText.luggage, symbol: "bag")
      lines(detail.conditions, title: DeparturesScreenText.terms, symbol: "ticket")
    }
    .listStyle(InsetGroupedListStyle())
    .accessibilityIdentifier("detail")
  }

  private func lines(_ lines: [String], title: String, symbol: String) -> some View {
    Section(header: Text(title)) {
      if lines.isEmpty { Text(DeparturesScreenText.nothingSaid).foregroundColor(.secondary) }
      ForEach(lines, id: \.self) { Label($0, systemImage: symbol) }
    }
  }
}
