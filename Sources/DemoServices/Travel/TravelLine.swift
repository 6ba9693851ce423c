/// One line of `TravelSource.lines`, read: the trips out and back of a day on which it runs.
struct TravelLine {
  /// A stop between, in minutes since the trip's departure.
  struct Stop: Equatable {
    let station: String
    let arrives: Int
    let departs: Int
  }

  /// One bus a day.
  struct Trip {
    let id: String
    let origin: String
    let destination: String
    /// Minutes after midnight.
    let departs: Int
    let stops: [Stop]
  }

  /// How long the trip takes, in real minutes.
  let minutes: Int
  /// Cents of the US dollar.
  let fare: Int
  /// All trips, out first.
  let trips: [Trip]

  /// Reads a row; `nil` when a number, a time or a stop of it cannot be read.
  init?(_ row: TextTable.Row) {
    guard let minutes = row.int("minutes"), let fare = row.int("fare"), row["days"].count == 7 else {
      return nil
    }
    let stops = row.list("via").compactMap(TravelLine.stop)
    let out = row.list("out").compactMap(TravelLine.minutesAfterMidnight)
    let back = row.list("back").compactMap(TravelLine.minutesAfterMidnight)
    guard stops.count == row.list("via").count, out.count == row.list("out").count,
      back.count == row.list("back").count
    else { return nil }
    self.minutes = minutes
    self.fare = fare
    let mirrored = stops.reversed().map { stop in
      Stop(station: stop.station, arrives: minutes - stop.departs, departs: minutes - stop.arrives)
    }
    trips =
      out.map { departs in
        Trip(
          id: "\(row["line"])-out-\(departs)", origin: row["from"], destination: row["to"],
          departs: departs, stops: stops)
      }
      + back.map { departs in
        Trip(
          id: "\(row["line"])-back-\(departs)", origin: row["to"], destination: row["from"],
          departs: departs, stops: mirrored)
      }
  }

  /// Reads `alb-station@170` or, with a wait, `alb-station@170+25`.
  private static func stop(_ text: String) -> Stop? {
    let halves = text.split(separator: "@")
    guard halves.count == 2 else { return nil }
    let numbers = halves[1].split(separator: "+").map { Int($0) }
    guard let arrives = numbers.first ?? nil, numbers.count <= 2 else { return nil }
    guard numbers.count == 2 else {
      return Stop(station: String(halves[0]), arrives: arrives, departs: arrives)
    }
    guard let wait = numbers[1] else { return nil }
    return Stop(station: String(halves[0]), arrives: arrives, departs: arrives + wait)
  }

  /// Reads `hh:mm`.
  private static func minutesAfterMidnight(_ text: String) -> Int? {
    let parts = text.split(separator: ":").map { Int($0) }
    guard parts.count == 2, let hour = parts[0], let minute = parts[1], (0..<24).contains(hour),
      (0..<60).contains(minute)
    else { return nil }
    return hour * 60 + minute
  }
}
