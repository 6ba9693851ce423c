import HTTP

/// A station as the service writes it.
struct StationResponse: Decodable {
  let station: Station

  private enum CodingKeys: String, CodingKey {
    case id, name, address, lat, lon
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let latitude = fields.lenientNumber(.lat)
    let longitude = fields.lenientNumber(.lon)
    let lines = fields.lenientTexts(.address)
    station = Station(
      id: try fields.requiredText(.id), name: fields.lenientText(.name),
      address: lines.isEmpty ? fields.lenientText(.address).map { [$0] } ?? [] : lines,
      coordinate: latitude.flatMap { north in
        longitude.flatMap { Station.Coordinate(latitude: north, longitude: $0) }
      })
  }
}
