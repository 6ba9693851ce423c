/// One line of `TravelSource.lines`, read: the trips out and back of a day on which it runs.
struct TravelLine {
  /// All trips, out first.
  let trips: [ScheduledTrip]

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
    let mirrored = stops.reversed().map { stop in
      ScheduledTrip.Stop(
        station: stop.station, arrives: minutes - stop.departs, departs: minutes - stop.arrives)
    }
    func trip(_ way: String, _ departs: Int, from: String, to: String, _ stops: [ScheduledTrip.Stop])
      -> ScheduledTrip
    {
      ScheduledTrip(
        id: "\(row["line"])-\(way)-\(departs)", company: row["operator"], seatClass: row["class"],
        origin: row[from], destination: row[to], days: row["days"], departs: departs, minutes: minutes,
        fare: fare, notes: row["notes"], stops: stops)
    }
    trips =
      out.map { trip("out", $0, from: "from", to: "to", stops) }
      + back.map { trip("back", $0, from: "to", to: "from", mirrored) }
  }

  /// Reads `alb-station@170` or, with a wait, `alb-station@170+25`.
  private static func stop(_ text: String) -> ScheduledTrip.Stop? {
    let halves = text.split(separator: "@")
    guard halves.count == 2 else { return nil }
    let numbers = halves[1].split(separator: "+").map { Int($0) }
    guard let arrives = numbers.first ?? nil, numbers.count <= 2 else { return nil }
    guard numbers.count == 2 else {
      return ScheduledTrip.Stop(station: String(halves[0]), arrives: arrives, departs: arrives)
    }
    guard let wait = numbers[1] else { return nil }
    return ScheduledTrip.Stop(station: String(halves[0]), arrives: arrives, departs: arrives + wait)
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
