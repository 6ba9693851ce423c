import Foundation
import HTTP

/// A reply of the service to a search or a poll, or its complaint, which may come with status 200 as well.
struct DeparturesResponse: Decodable {
  let error: ErrorResponse?
  private let departures: LossyArray<DepartureResponse>?
  private let operators: [OperatorResponse]
  private let stations: [StationResponse]
  private let isComplete: Bool
  private let isValidRoute: Bool
  private let interval: TimeInterval?

  private enum CodingKeys: String, CodingKey {
    case error, departures, operators, locations, complete, metadata
    case isValidRoute = "is_valid_route"
  }

  private struct Metadata: Decodable {
    let isComplete: Bool?
    let interval: TimeInterval?

    private enum CodingKeys: String, CodingKey {
      case complete, interval
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      isComplete = fields.lenientBool(.complete)
      interval = fields.lenientNumber(.interval)
    }
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    error = fields.lenient(ErrorResponse.self, .error)
    guard error != nil || [.departures, .complete, .metadata, .isValidRoute].contains(where: fields.contains)
    else {
      // Some other service has answered.
      throw DecodingError.keyNotFound(
        CodingKeys.departures, .init(codingPath: decoder.codingPath, debugDescription: "no departures"))
    }
    departures =
      error == nil ? try fields.decodeIfPresent(LossyArray<DepartureResponse>.self, forKey: .departures) : nil
    operators = fields.lenientArray(of: OperatorResponse.self, .operators)
    stations = fields.lenientArray(of: StationResponse.self, .locations)
    let metadata = fields.lenient(Metadata.self, .metadata)
    isComplete = fields.lenientBool(.complete) ?? metadata?.isComplete ?? false
    isValidRoute = fields.lenientBool(.isValidRoute) ?? true
    interval = metadata?.interval
  }

  /// The reply's content; `currency` is the requested one, which a price has unless it says otherwise.
  func batch(currency: String) -> DepartureBatch {
    DepartureBatch(
      departures: departures?.elements.map { $0.departure(currency: currency) } ?? [],
      received: departures?.received ?? 0, operators: operators.map(\.busOperator),
      stations: stations.map(\.station), isComplete: isComplete, isValidRoute: isValidRoute,
      interval: interval)
  }
}
