/// One coach of the timetable with everything about it, out or back, on every day on which it runs.
struct TravelTrip {
  /// What is unusual about a trip; see `TravelSource.lines`.
  enum Note: String {
    case twin, unpriced, seatless, stopless
  }

  /// A stop between, in minutes since the departure.
  struct Stop {
    let station: TravelStation
    let arrives: Int
    let departs: Int

    /// Whether one changes buses here.
    var isTransfer: Bool { departs > arrives }
  }

  let id: String
  let company: TravelOperator
  let seatClass: TravelOperator.Class
  let origin: TravelStation
  let destination: TravelStation
  /// Seven characters, Monday first; `-` is a day without.
  let days: String
  /// Minutes after midnight.
  let departs: Int
  /// Real minutes.
  let minutes: Int
  /// Cents of the US dollar for an adult, on an ordinary day.
  let fare: Int
  let notes: Set<Note>
  let stops: [Stop]

  /// Whether the bus sets off on a day.
  func runs(on date: LocalDate) -> Bool { Array(days)[date.weekday] != "-" }

  /// The trips between two cities, in the order in which the operators answer, then by departure.
  static func between(_ origin: TravelCity, _ destination: TravelCity, from connection: Connection) throws
    -> [TravelTrip]
  {
    let stations = Dictionary(
      try TravelStation.all(in: [origin, destination], from: connection).map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first })
    let companies = Dictionary(
      try TravelOperator.all(from: connection).map { ($0.slug, $0) }, uniquingKeysWith: { first, _ in first })
    return try connection.rows(
      """
      SELECT trip.id, operator, class, origin, destination, days, departs, minutes, fare, notes
      FROM travel_trip AS trip
        JOIN travel_station AS start ON start.id = origin
        JOIN travel_station AS goal ON goal.id = destination
        JOIN travel_operator AS company ON company.slug = operator
      WHERE start.city = ? AND goal.city = ?
      ORDER BY company.position, departs, trip.id
      """, [.text(origin.slug), .text(destination.slug)]
    ) { row -> TravelTrip? in
      guard let id = row.text(0), let company = companies[row.text(1) ?? ""],
        let seatClass = company.classes.first(where: { $0.code == row.text(2) }),
        let start = stations[row.integer(3) ?? 0], let goal = stations[row.integer(4) ?? 0]
      else { return nil }
      return TravelTrip(
        id: id, company: company, seatClass: seatClass, origin: start, destination: goal,
        days: row.text(5) ?? "", departs: row.integer(6) ?? 0, minutes: row.integer(7) ?? 0,
        fare: row.integer(8) ?? 0,
        notes: Set((row.text(9) ?? "").split(separator: " ").compactMap { Note(rawValue: String($0)) }),
        stops: try stops(of: id, from: connection))
    }.compactMap { $0 }
  }

  private static func stops(of trip: String, from connection: Connection) throws -> [Stop] {
    try connection.rows(
      "SELECT station, arrives, departs FROM travel_stop WHERE trip = ? ORDER BY position", [.text(trip)]
    ) { row in
      try TravelStation.read(row.integer(0) ?? 0, from: connection).map {
        Stop(station: $0, arrives: row.integer(1) ?? 0, departs: row.integer(2) ?? 0)
      }
    }.compactMap { $0 }
  }
}
