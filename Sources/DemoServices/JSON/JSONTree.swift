import Foundation

/// A JSON value as a tree, which keeps the order of members and tells `3` from `3.0`.
indirect enum JSONTree {
  case null
  case bool(Bool)
  case integer(Int)
  /// A whole number written with a decimal: `3.0`.
  case decimal(Int)
  case number(Double)
  case text(String)
  case array([JSONTree])
  case object([(String, JSONTree)])

  /// The text, or `null`.
  static func text(orNull text: String?) -> JSONTree { text.map(JSONTree.text) ?? .null }

  /// The value as JSON.
  var data: Data {
    var json = JSONBytes(capacity: 4096)
    write(to: &json)
    return Data(json.bytes)
  }

  private func write(to json: inout JSONBytes) {
    switch self {
    case .null: json.raw("null")
    case .bool(let value): json.raw(value ? "true" : "false")
    case .integer(let value): json.raw(String(value))
    case .decimal(let value): json.raw("\(value).0")
    case .number(let value): json.raw(String(value))
    case .text(let value): json.string(value)
    case .array(let values):
      json.raw("[")
      for (offset, value) in values.enumerated() {
        if offset > 0 { json.raw(",") }
        value.write(to: &json)
      }
      json.raw("]")
    case .object(let members):
      json.raw("{")
      for (offset, member) in members.enumerated() {
        if offset > 0 { json.raw(",") }
        json.string(member.0)
        json.raw(":")
        member.1.write(to: &json)
      }
      json.raw("}")
    }
  }
}
