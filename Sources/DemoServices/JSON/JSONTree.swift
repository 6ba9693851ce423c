import Foundation

/// A JSON value as a tree, which keeps the order of members and tells `3` from `3.0`.
///
/// ```swift
/// let reply: JSONTree = ["total": .integer(rows.count), "next": nil, "rows": .array(rows)]
/// ```
indirect enum JSONTree {
  case null
  /// In an object: the member is not written at all.
  case absent
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

  /// The integer, or `null`.
  static func integer(orNull integer: Int?) -> JSONTree { integer.map(JSONTree.integer) ?? .null }

  /// The number, or `null`.
  static func number(orNull number: Double?) -> JSONTree { number.map(JSONTree.number) ?? .null }

  /// The value as JSON.
  var data: Data {
    var json = JSONBytes(capacity: 4096)
    write(to: &json)
    return Data(json.bytes)
  }

  private func write(to json: inout JSONBytes) {
    switch self {
    case .null, .absent: json.raw("null")
    case .bool(let value): json.raw(value ? "true" : "false")
    case .integer(let value): json.raw(String(value))
    case .decimal(let value): json.raw("\(value).0")
    case .number(let value): json.raw(String(value))
    case .text(let value): json.string(value)
    case .array(let values):
      var separator = "["
      for value in values {
        json.raw(separator)
        value.write(to: &json)
        separator = ","
      }
      json.raw(values.isEmpty ? "[]" : "]")
    case .object(let members):
      var separator = "{"
      for (name, value) in members {
        if case .absent = value { continue }
        json.raw(separator)
        json.string(name)
        json.raw(":")
        value.write(to: &json)
        separator = ","
      }
      json.raw(separator == "{" ? "{}" : "}")
    }
  }
}

extension JSONTree: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral {
  init(nilLiteral: ()) { self = .null }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(integerLiteral value: Int) { self = .integer(value) }
}

extension JSONTree: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  init(stringLiteral value: String) { self = .text(value) }
  init(arrayLiteral elements: JSONTree...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSONTree)...) { self = .object(elements) }
}
