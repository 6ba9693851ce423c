/// One coach of the timetable as it is written down or put together: out or back, on every day on which it runs.
struct ScheduledTrip {
  /// A stop between, in minutes since the trip's departure.
  struct Stop: Equatable {
    let station: String
    let arrives: Int
    let departs: Int

    /// The stop of a trip that begins so many minutes later.
    func later(_ minutes: Int) -> Stop {
      Stop(station: station, arrives: arrives + minutes, departs: departs + minutes)
    }
  }

  let id: String
  let company: String
  let seatClass: String
  let origin: String
  let destination: String
  /// Seven characters, Monday first; `-` is a day without.
  let days: String
  /// Minutes after midnight.
  let departs: Int
  /// How long the trip takes, in real minutes.
  let minutes: Int
  /// Cents of the US dollar.
  let fare: Int
  let notes: String
  let stops: [Stop]
}
