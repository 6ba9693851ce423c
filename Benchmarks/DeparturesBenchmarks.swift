import Departures
import Foundation
import HTTP
import Ratios

/// Departures: decoding, rows, and a search that brings very many.
func departuresBenchmarks() async throws -> [Ratio] {
  [try await decodingAReply(), try await makingRows(), try await arrivingInPolls()]
}

private func decodingAReply() async throws -> Ratio {
  let body = DeparturesReply.body(departures: 0..<50, isComplete: true)
  return try await Ratio.measure(
    "departures: a reply into models / JSONSerialization and dictionaries", bound: 1,
    ours: { _ = try await batch(of: body) }, baseline: { _ = try PickedReply(body) })
}

private func makingRows() async throws -> Ratio {
  let body = DeparturesReply.body(departures: 0..<1_000, isComplete: true)
  var board = DepartureBoard()
  board.merge(try await batch(of: body))
  let departures = board.departures()
  return try await Ratio.measure(
    "departures: 1,000 rows with all their text / decoding the 1,000", bound: 1,
    ours: { () async throws in
      let formatter = DepartureFormatter(locale: Locale(identifier: "en_US"))
      for departure in departures { _ = formatter.row(departure, of: DepartureQuery()) }
    }, baseline: { _ = try await batch(of: body) })
}

private func arrivingInPolls() async throws -> Ratio {
  let polls = (0..<100).map { poll in
    DeparturesReply.body(departures: (poll * 100)..<(poll * 100 + 100), isComplete: poll == 99)
  }
  let whole = DeparturesReply.body(departures: 0..<10_000, isComplete: true)
  return try await Ratio.measure(
    "departures: 10,000 in 100 polls / all at once", bound: 3, rounds: 7,
    ours: {
      var list = emptyList()
      for body in polls { list.merge(try await batch(of: body)) }
      try checkCount(list)
    },
    baseline: {
      var list = emptyList()
      list.merge(try await batch(of: whole))
      try checkCount(list)
    })
}

private func emptyList() -> DepartureList {
  DepartureList(
    query: DepartureQuery(), formatter: DepartureFormatter(locale: Locale(identifier: "en_US")))
}

private func checkCount(_ list: DepartureList) throws {
  guard list.rowCount == 10_000 else { throw HTTPFailure.undecodable("only \(list.rowCount) rows") }
}

/// Takes a body through the whole service, as if it had just arrived.
private func batch(of body: Data) async throws -> DepartureBatch {
  let client = HTTPClient { HTTPResponse(status: 200, body: body, url: $0.url) }
  let service = DeparturesService.http(client: client, base: DeparturesService.liveBase)
  return try await service.search(DepartureQuery())
}

/// Replies of any size, of the shape that the service documents.
private enum DeparturesReply {
  static func body(departures: Range<Int>, isComplete: Bool) -> Data {
    let rows = departures.map(departure).joined(separator: ",")
    let stations = (0..<20).map(station).joined(separator: ",")
    let operators = (0..<4).map(busOperator).joined(separator: ",")
    return Data(
      """
      {"origin_city_id":"c1","destination_city_id":"c2","locations":[\(stations)],
      "operators":[\(operators)],"departures":[\(rows)],"complete":\(isComplete),"ttl":900,
      "is_valid_route":true}
      """.utf8)
  }

  private static let amenities = """
    {"display_name":"Economy","wifi":true,"toilet":true,"ac":true,"food":false,"refreshment":false,\
    "power_outlets":true,"tv":false,"bus_attendant":false,"leg_room":false}
    """

  /// Departures of all minutes of a day, out of order, so that sorting has something to do.
  private static func departure(_ index: Int) -> String {
    let minute = index * 7_919 % 1_440
    let hour = minute / 60
    let arrival = String(
      format: "2016-07-%02dT%02d:%02d:00", hour < 16 ? 29 : 30, (hour + 8) % 24, minute % 60)
    return """
      {"id":"departure-\(index)","source_id":155,"checkout_type":"new","operator_id":"operator-\(index % 4)",\
      "origin_location_id":\(index % 10),"destination_location_id":\(10 + index % 10),\
      "class":"Economy","class_name":"Economy","amenities":\(amenities),"available_seats":\(index % 55),\
      "num_transfers":\(index % 3),"prices":{"total":\(3_000 + index),"breakdown":{"base":\(3_000 + index)},\
      "categories":{},"discounted":false},"ticket_types":["print"],\
      "departure_timezone":"America/New_York","arrival_timezone":"America/Montreal",\
      "departure_time":"\(String(format: "2016-07-29T%02d:%02d:00", hour, minute % 60))",\
      "arrival_time":"\(arrival)"}
      """
  }

  private static func station(_ index: Int) -> String {
    """
    {"id":\(index),"city_id":"c\(index / 10)","name":"Station \(index)","address":["\(index) Main Street"],\
    "type":"bus_station","lat":40.7,"lon":-73.9,"geohash":"dr5ru7"}
    """
  }

  private static func busOperator(_ index: Int) -> String {
    """
    {"id":"operator-\(index)","source_id":\(index),"name":"Operator \(index)","url":null,\
    "display_name":"Operator \(index)","amenities":{"classes":{"Economy":\(amenities)}}}
    """
  }
}
