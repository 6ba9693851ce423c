import Foundation

extension HTTPResponse {
  /// The reply itself when its status is one of 200 to 299.
  ///
  /// - Parameters:
  ///   - request: what was asked; its credential is blotted out of the message.
  ///   - now: the time that a `Retry-After` date is compared with.
  ///   - message: reads the service's own message from an error reply, `nil` where it has none; in the usual
  ///     places unless told otherwise.
  /// - Throws: `HTTPFailure.status` for any other status, with the message on one line of at most 300
  ///   characters.
  @discardableResult
  public func requireSuccess(
    for request: HTTPRequest, now: Date = Date(), message: (HTTPResponse) -> String? = \.serviceMessage
  ) throws -> HTTPResponse {
    guard !isSuccess else { return self }
    let text = message(self).map { request.credential?.redacting($0) ?? $0 }?.asOneLine(ofAtMost: 300)
    throw HTTPFailure.status(
      status, message: text?.isEmpty == true ? nil : text, retryAfter: retryAfter(now: now))
  }
}

extension String {
  /// The text with each run of white space and control characters made one blank, and cut off if need be.
  fileprivate func asOneLine(ofAtMost limit: Int) -> String {
    let separators = CharacterSet.whitespacesAndNewlines.union(.controlCharacters)
    let line = components(separatedBy: separators).filter { !$0.isEmpty }.joined(separator: " ")
    return line.count <= limit ? line : line.prefix(limit - 1) + "…"
  }
}
