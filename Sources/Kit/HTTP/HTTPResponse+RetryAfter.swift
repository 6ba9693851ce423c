import Foundation

extension HTTPResponse {
  /// The pause in seconds that the service asks for with `Retry-After`, given in seconds or as a date:
  /// https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3
  ///
  /// - Parameter now: the time that a date is compared with; one in the past is no pause.
  public func retryAfter(now: Date = Date()) -> TimeInterval? {
    guard let value = headers["Retry-After"] else { return nil }
    if !value.isEmpty && value.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) {
      return TimeInterval(value)
    }
    return HTTPDate.parse(value).map { max(0, $0.timeIntervalSince(now)) }
  }
}
