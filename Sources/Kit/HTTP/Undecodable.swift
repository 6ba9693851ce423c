import Foundation

/// Says in a few words why a body could not be decoded.
enum Undecodable {
  static func describe(_ error: any Error, body: Data) -> String {
    if body.isEmpty { return "the reply is empty" }
    if looksLikeHTML(body) { return "the reply is a web page instead of data" }
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      return "\(path(context.codingPath + [key])) is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      return "\(path(context.codingPath)) has another type than expected"
    case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
      return "\(path(context.codingPath)) has a value that makes no sense"
    default:
      return "the reply is not valid JSON"
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
    return path.isEmpty ? "the reply" : String(path.drop { $0 == "." })
  }
}
