import Foundation

/// Trips put together from those of the lines, with a change of coaches where many lines meet, for the pairs of cities
/// that no line joins, where one gets there and back within a day. The first coach's operator sells them.
struct TravelConnections {
  private struct Pair: Hashable {
    let origin: String
    let destination: String

    var reversed: Pair { Pair(origin: destination, destination: origin) }
  }

  private typealias Board = [Pair: [ScheduledTrip]]

  /// Where one changes.
  private static let hubs: Set = ["new-york", "montreal", "boston", "toronto", "albany"]
  private static let mostTransfers = 2
  /// How long one waits there, in minutes.
  private static let waits = 25...480
  /// Nobody travels longer than this, in minutes.
  private static let longest = 24 * 60
  /// The quickest so many of a day are offered.
  private static let mostTrips = 8

  private let cityOfStation: [String: String]
  /// By how many minutes the clocks of a city are ahead of UTC, in winter.
  private let clocks: [String: Int]

  /// - Parameters:
  ///   - cities: the city of each station.
  ///   - zones: the zone of each city.
  init(cities: [String: String], zones: [String: TimeZone]) {
    cityOfStation = cities
    let winter = Date(timeIntervalSince1970: 0)
    clocks = zones.mapValues { $0.secondsFromGMT(for: winter) / 60 }
  }

  /// What to offer besides the trips of the lines.
  func trips(besides lines: [ScheduledTrip]) -> [ScheduledTrip] {
    // Those that do not run on some days would make connections that are hard to understand.
    let direct = board(lines)
    let daily = direct.mapValues { $0.filter { !$0.days.contains("-") } }
    var known = daily
    for _ in 1...TravelConnections.mostTransfers {
      var joined: Board = [:]
      for (first, firstTrips) in known where TravelConnections.hubs.contains(first.destination) {
        for (second, secondTrips) in daily
        where second.origin == first.destination && second.destination != first.origin {
          let pair = Pair(origin: first.origin, destination: second.destination)
          guard direct[pair] == nil, known[pair]?.isEmpty != false else { continue }
          joined[pair, default: []] += firstTrips.compactMap {
            join($0, with: secondTrips, in: second.origin)
          }
        }
      }
      known.merge(joined.mapValues(quickest)) { _, new in new }
    }
    let joined = known.filter { direct[$0.key] == nil && known[$0.key.reversed]?.isEmpty == false }
    return joined.values.flatMap { $0 }.sorted { $0.id < $1.id }
  }

  private func board(_ trips: [ScheduledTrip]) -> Board {
    Dictionary(grouping: trips) {
      Pair(origin: cityOfStation[$0.origin] ?? "", destination: cityOfStation[$0.destination] ?? "")
    }
  }

  /// A trip and the next one from where it ends; `nil` when there is none soon.
  private func join(_ first: ScheduledTrip, with seconds: [ScheduledTrip], in hub: String) -> ScheduledTrip? {
    let ahead = clocks[hub, default: 0] - clocks[cityOfStation[first.origin] ?? "", default: 0]
    let arrives = first.departs + first.minutes + ahead
    let next = seconds.filter { $0.origin == first.destination }
      .map { (trip: $0, wait: TravelConnections.wait(from: arrives, until: $0.departs)) }
      .min { ($0.wait + $0.trip.minutes, $0.trip.id) < ($1.wait + $1.trip.minutes, $1.trip.id) }
    guard let (second, wait) = next else { return nil }
    let start = first.minutes + wait
    guard start + second.minutes <= TravelConnections.longest,
      TravelConnections.waits.contains(wait),
      Set([first.origin] + first.stops.map(\.station)).isDisjoint(
        with: second.stops.map(\.station) + [second.destination])
    else { return nil }
    let change = ScheduledTrip.Stop(station: second.origin, arrives: first.minutes, departs: start)
    return ScheduledTrip(
      id: "\(first.id)+\(second.id)", company: first.company, seatClass: first.seatClass,
      origin: first.origin, destination: second.destination, days: first.days, departs: first.departs,
      minutes: start + second.minutes, fare: (first.fare + second.fare) * 9 / 10, notes: "",
      stops: first.stops + [change] + second.stops.map { $0.later(start) })
  }

  /// The wait from an arrival until a departure that comes every day; a day longer where there is too little time.
  private static func wait(from arrives: Int, until departs: Int) -> Int {
    let day = 24 * 60
    let wait = ((departs - arrives) % day + day) % day
    return wait < waits.lowerBound ? wait + day : wait
  }

  /// The quickest trips, of those that set off at one time only the first.
  private func quickest(_ trips: [ScheduledTrip]) -> [ScheduledTrip] {
    var seen: Set<Int> = []
    return Array(
      trips.sorted { ($0.minutes, $0.id) < ($1.minutes, $1.id) }.filter { seen.insert($0.departs).inserted }
        .prefix(TravelConnections.mostTrips))
  }
}
