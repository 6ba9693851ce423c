import Formatting

/// What two records of one bus have in common.
///
/// Where the service names the bus, it is that name with times and price; otherwise everything but the id.
enum Bus: Hashable {
  case named(String, departs: LocalTime, arrives: LocalTime, price: Money?)
  case alike(Departure)

  init(_ departure: Departure) {
    if let id = departure.busID {
      self = .named(id, departs: departure.departs, arrives: departure.arrives, price: departure.price)
    } else {
      var nameless = departure
      nameless.id = ""
      nameless.busOperator = nil
      nameless.origin = nil
      nameless.destination = nil
      for index in nameless.stops.indices where nameless.stops[index].stationID != nil {
        // It may be the station's, and be known only later.
        nameless.stops[index].name = nil
      }
      self = .alike(nameless)
    }
  }
}
