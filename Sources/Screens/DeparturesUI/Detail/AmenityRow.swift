import Departures
import SwiftUI

/// An amenity with its symbol and name.
struct AmenityRow: View {
  let amenity: Amenities

  var body: some View {
    HStack(spacing: 12) {
      AmenitySymbol(amenity: amenity).foregroundColor(.accentColor).frame(minWidth: 28).accessibilityHidden(
        true)
      Text(amenity.name)
    }
    .accessibilityElement(children: .combine)
  }
}
