import Departures
import SwiftUI

/// What is on board, as small symbols in a line.
struct AmenitySymbols: View {
  let amenities: Amenities

  var body: some View {
    HStack(spacing: 6) {
      ForEach(amenities.each, id: \.rawValue) { AmenitySymbol(amenity: $0) }
    }
    .font(.caption)
    .foregroundColor(.secondary)
  }
}
