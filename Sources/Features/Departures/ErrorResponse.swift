import HTTP

/// The service's complaint: `{"error": {"type", "details", "code", …}}`.
struct ErrorResponse: Decodable {
  /// What it says for people, as far as it is text.
  let details: String?
  private let words: [String]

  private enum CodingKeys: String, CodingKey {
    case type, code, details, message
  }

  init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      details = text
      words = [text]
      return
    }
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    details = fields.lenientText(.details) ?? fields.lenientText(.message)
    words = [fields.lenientText(.type), fields.lenientText(.code), details].compactMap { $0 }
  }

  var isDateInThePast: Bool { words.contains { $0.contains("date_in_the_past") } }
  var isUnauthorized: Bool { words.contains("Unauthorized") }
}

/// The body of a reply that is an error, if it is one of the service's own.
struct ErrorEnvelope: Decodable {
  let error: ErrorResponse
}
