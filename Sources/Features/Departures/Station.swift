/// A place where buses stop.
public struct Station: Sendable, Hashable, Identifiable {
  /// The service's id.
  public let id: String
  /// The name; `nil` when the service gives none.
  public let name: String?
  /// The lines of the address; often empty.
  public let address: [String]
  /// Degrees north and east; `nil` when they are not known.
  public let coordinate: Coordinate?

  /// The name, or that there is none.
  public var title: String { name ?? DeparturesText.stationUnknown }

  /// A place on the earth, in degrees.
  public struct Coordinate: Sendable, Hashable {
    /// Degrees north of the equator, -90 to 90.
    public let latitude: Double
    /// Degrees east of Greenwich, -180 to 180.
    public let longitude: Double

    /// A place of its degrees; `nil` when there is no such place.
    public init?(latitude: Double, longitude: Double) {
      guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
      self.latitude = latitude
      self.longitude = longitude
    }
  }

  /// A station of its parts.
  public init(id: String, name: String?, address: [String] = [], coordinate: Coordinate? = nil) {
    self.id = id
    self.name = name
    self.address = address
    self.coordinate = coordinate
  }
}
