import SwiftUI

/// Shows a place on a map, in the map of the system.
public struct MapLink: View {
  private let place: MapPlace
  private let title: String
  @Environment(\.openURL) private var openURL

  /// A link to a place; it shows nothing where the numbers are no place on earth.
  ///
  /// - Parameters:
  ///   - latitude: in degrees north of the equator.
  ///   - longitude: in degrees east of Greenwich.
  ///   - name: what the place is called.
  ///   - title: what the link says.
  public init(latitude: Double, longitude: Double, name: String, title: String = CommonText.showOnMap) {
    place = MapPlace(latitude: latitude, longitude: longitude, name: name)
    self.title = title
  }

  /// The link.
  public var body: some View {
    if let url = place.url {
      Button {
        openURL(url)
      } label: {
        Label(title, systemImage: "map")
      }
      .accessibilityHint(place.name)
    }
  }
}
