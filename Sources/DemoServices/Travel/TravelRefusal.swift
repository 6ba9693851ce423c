/// Why the timetable does not answer.
struct TravelRefusal: Error, Equatable {
  /// The HTTP status.
  let status: Int
  /// The kind, as the real service names it: `InputInvalid`.
  let type: String
  /// What exactly, for programs: `invalid_currency`.
  let code: String
  /// What exactly, for people.
  let details: String

  /// A request that makes no sense.
  static func invalid(_ code: String, _ details: String) -> TravelRefusal {
    TravelRefusal(status: 400, type: "InputInvalid", code: code, details: details)
  }

  /// The client did not ask for the format that the service has.
  static let notAcceptable = TravelRefusal(
    status: 406, type: "NotAcceptable", code: "unsupported_media_type",
    details: "Send the header Accept: application/vnd.busbud+json; version=2; "
      + "profile=https://schema.busbud.com/v2/")
}
