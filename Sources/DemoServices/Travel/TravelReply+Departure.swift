import Foundation

/// Departures with their stops and prices.
extension TravelReply {
  func departure(_ planned: PlannedDeparture, on route: TravelRoute) -> JSONTree {
    let trip = planned.trip
    let transfers = trip.stops.filter(\.isTransfer).count
    return [
      "id": .text(planned.id), "busbud_departure_id": .text(planned.tripID),
      "source_id": .integer(trip.company.source), "checkout_type": "new",
      "operator_id": .text(trip.company.id),
      "origin_location_id": .integer(trip.origin.id),
      "destination_location_id": .integer(trip.destination.id),
      "class": .text(trip.seatClass.code), "class_name": .text(trip.seatClass.name),
      "amenities": TravelReply.amenities(trip.seatClass), "available_seats": .integer(orNull: planned.seats),
      "prices": planned.price.map { prices($0, of: trip.company) } ?? .absent,
      "ticket_types": [.text(trip.company.ticket)],
      "departure_timezone": .text(route.origin.zoneName),
      "arrival_timezone": .text(route.destination.zoneName),
      "departure_time": planned.isMalformed ? nil : .text(planned.departs.wallClock(in: route.originZone)),
      "arrival_time": .text(planned.arrives.wallClock(in: route.destinationZone)),
      "duration": .integer(trip.minutes), "has_transfers": .bool(transfers > 0),
      "num_transfers": planned.stops == nil ? nil : .integer(transfers),
      "trip_stops": planned.stops.map { .array($0.map { TravelReply.stop($0, on: route) }) } ?? nil,
      "terms": TravelReply.terms(trip.company),
    ]
  }

  /// Some operators leave out the currency: then it is the one asked for.
  private func prices(_ price: TravelPrice, of company: TravelOperator) -> JSONTree {
    // Each part is rounded by itself, so that they can miss the total by one.
    let told = { (amount: Int) in JSONTree.integer(query.rate.minorUnits(of: amount)) }
    let kinds = [("adult", price.adults), ("child", price.children), ("senior", price.seniors)]
    return [
      "currency": company.tellsCurrency ? .text(query.currency) : .absent, "total": told(price.total),
      "breakdown": ["base": told(price.base), "fees": told(price.fees), "taxes": told(price.taxes)],
      // What the passengers of each kind pay together, before fees and taxes.
      "categories": .object(kinds.filter { $0.1 > 0 }.map { ($0.0, told($0.1)) }),
      "discounted": .bool(query.children + query.seniors > 0),
    ]
  }

  /// Stops between are told in the zone of the journey's start; `duration` is how long one waits there, in minutes.
  private static func stop(_ stop: PlannedDeparture.Stop, on route: TravelRoute) -> JSONTree {
    let zone = stop.departs == nil ? route.destinationZone : route.originZone
    let wait = stop.arrives.flatMap { arrives in stop.departs.map { $0.timeIntervalSince(arrives) } } ?? 0
    return [
      "arrival_time": .text(orNull: stop.arrives?.wallClock(in: zone)),
      "departure_time": .text(orNull: stop.departs?.wallClock(in: zone)),
      "duration": .integer(Int(wait) / 60),
      "location_id": .integer(stop.station.id), "geohash": .text(orNull: stop.station.geohash),
      "name": .text(stop.station.name), "transfer": .bool(stop.isTransfer),
    ]
  }
}
