import Foundation

/// A place on earth.
struct MapPlace {
  /// In degrees north of the equator.
  let latitude: Double
  /// In degrees east of Greenwich.
  let longitude: Double
  let name: String

  /// The place on the map of the system; `nil` where the numbers are no place.
  var url: URL? {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    return mapAddress(latitude: degrees(latitude), longitude: degrees(longitude))
  }

  /// Six digits tell apart what is a hand's breadth from each other.
  private func degrees(_ number: Double) -> String {
    String(format: "%.6f", number)
  }
}
