extension HTTPResponse {
  /// The sentence that services put into the JSON of an error reply, as `message`, `errorMessage` or
  /// `error.message`; `nil` where there is none, as the body of an error may be anything.
  ///
  /// It may repeat the request, key included: `requireSuccess` blots that out.
  public var serviceMessage: String? { (try? decode(ErrorReply.self))?.message }
}

private struct ErrorReply: Decodable {
  let message: String?

  private enum CodingKeys: String, CodingKey {
    case message, errorMessage, error
  }

  private struct Details: Decodable {
    let message: String?

    init(from decoder: any Decoder) throws {
      message = try decoder.container(keyedBy: CodingKeys.self).lenientText(.message)
    }
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    message =
      fields.lenientText(.message) ?? fields.lenientText(.errorMessage)
      ?? fields.lenient(Details.self, .error)?.message
  }
}
