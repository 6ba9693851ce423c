import Foundation

/// What one reply of the service brings.
public struct DepartureBatch: Sendable, Hashable {
  /// The departures that could be read.
  public var departures: [Departure]
  /// How many departures the reply had, those that could not be read included. Their sum over all replies is
  /// the index that the next poll asks from.
  public var received: Int
  /// The operators that the reply describes.
  public var operators: [BusOperator]
  /// The stations that it describes.
  public var stations: [Station]
  /// Whether the service has found everything.
  public var isComplete: Bool
  /// Whether there is such a route at all.
  public var isValidRoute: Bool
  /// How long to wait before the next poll, in seconds, where the service says so.
  public var interval: TimeInterval?

  /// A batch of its parts; `received` is the number of departures unless it is given.
  public init(
    departures: [Departure] = [], received: Int? = nil, operators: [BusOperator] = [],
    stations: [Station] = [], isComplete: Bool = false, isValidRoute: Bool = true,
    interval: TimeInterval? = nil
  ) {
    self.departures = departures
    self.received = received ?? departures.count
    self.operators = operators
    self.stations = stations
    self.isComplete = isComplete
    self.isValidRoute = isValidRoute
    self.interval = interval
  }
}
