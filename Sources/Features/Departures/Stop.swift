import Formatting

/// A stop of a trip, the first and last included.
public struct Stop: Sendable, Hashable {
  /// The name; `nil` while neither the stop nor its station has one.
  public internal(set) var name: String?
  /// The station's id, by which the reply describes it.
  public let stationID: String?
  /// When the bus comes; `nil` at the first stop.
  ///
  /// The service names no zone for stops: the time is right on the wall there, in the zone of departure it
  /// may not be right as a moment.
  public let arrives: LocalTime?
  /// When it goes on; `nil` at the last stop.
  public let departs: LocalTime?
  /// Whether travellers change to another bus.
  public let isTransfer: Bool

  /// A stop of its parts.
  public init(
    name: String?, stationID: String? = nil, arrives: LocalTime?, departs: LocalTime?,
    isTransfer: Bool = false
  ) {
    self.name = name
    self.stationID = stationID
    self.arrives = arrives
    self.departs = departs
    self.isTransfer = isTransfer
  }
}
