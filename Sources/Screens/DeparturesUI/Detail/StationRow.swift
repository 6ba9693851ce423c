import CommonUI
import Departures
import SwiftUI

/// A station with its address, and the way to a map where its place is known.
struct StationRow: View {
  let station: Station

  @ViewBuilder var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(station.title).font(.headline)
      ForEach(station.address, id: \.self) { Text($0).font(.subheadline).foregroundColor(.secondary) }
    }
    .padding(.vertical, 4)
    .accessibilityElement(children: .combine)
    if let place = station.coordinate {
      MapLink(latitude: place.latitude, longitude: place.longitude, name: station.title)
    }
  }
}
