import Foundation

/// Says in a few words why a body could not be decoded.
enum Undecodable {
  static func describe(_ error: any Error, body: Data) -> String {
    if body.isEmpty { return HTTPReasonText.empty }
    if looksLikeHTML(body) { return HTTPReasonText.webPage }
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      return HTTPReasonText.missing(path(context.codingPath + [key]))
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      return HTTPReasonText.otherType(path(context.codingPath))
    case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
      return HTTPReasonText.senseless(path(context.codingPath))
    default:
      return HTTPReasonText.noJSON
    }
  }

  /// Whether a body starts as a web page does.
  static func looksLikeHTML(_ body: Data) -> Bool {
    let start = String(decoding: body.prefix(256), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    return start.hasPrefix("<!doctype") || start.hasPrefix("<html")
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    let steps = keys.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
    let path = steps.joined()
    return path.isEmpty ? HTTPReasonText.wholeReply : String(path.drop { $0 == "." })
  }
}
