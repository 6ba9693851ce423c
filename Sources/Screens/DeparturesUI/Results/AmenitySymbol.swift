import Departures
import SwiftUI

/// The symbol of an amenity. iOS 14 has none of a toilet.
struct AmenitySymbol: View {
  let amenity: Amenities

  var body: some View {
    if let name {
      Image(systemName: name)
    } else {
      Text(DeparturesScreenText.toilet).font(.caption2.bold())
    }
  }

  private var name: String? {
    switch amenity {
    case .wifi: "wifi"
    case .airConditioning: "snow"
    case .powerOutlets: "bolt.fill"
    case .food: "bag.fill"
    case .refreshment: "drop.fill"
    case .television: "tv.fill"
    case .attendant: "person.fill"
    case .legRoom: "arrow.up.left.and.arrow.down.right"
    default: nil
    }
  }
}
