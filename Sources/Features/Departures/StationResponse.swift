/// A station as the service writes it.
struct StationResponse: Decodable {
  let station: Station

  private enum CodingKeys: String, CodingKey {
    case id, name, address, lat, lon
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    guard let id = fields.text(.id) else {
      throw DecodingError.dataCorruptedError(forKey: .id, in: fields, debugDescription: "no id")
    }
    let latitude = fields.number(.lat)
    let longitude = fields.number(.lon)
    let lines = fields.list(of: String.self, .address).filter { !$0.isEmpty }
    station = Station(
      id: id, name: fields.text(.name),
      address: lines.isEmpty ? fields.text(.address).map { [$0] } ?? [] : lines,
      coordinate: latitude.flatMap { north in
        longitude.flatMap { Station.Coordinate(latitude: north, longitude: $0) }
      })
  }
}
