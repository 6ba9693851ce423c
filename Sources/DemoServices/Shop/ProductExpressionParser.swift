/// Reads the expression of `/v1/products(…)`: https://bestbuyapis.github.io/api-documentation/#search-techniques
///
/// The address is decoded before it is parsed, as in the real service, so that a `%26` is an `&` and the client
/// has to break words at reserved characters. `&` binds tighter than `|`.
struct ProductExpressionParser {
  /// The decoded path.
  private let bytes: [UInt8]
  /// The whole decoded address, for a message.
  private let address: () -> String
  private var index: Int
  private var depth = 0
  private var terms = 0

  private static let maximalLength = 4_096
  private static let maximalDepth = 32
  private static let maximalTerms = 100

  /// Parses the expression of a decoded path, which starts after `start` bytes with its `(`.
  static func parse(path: String, from start: Int, address: @escaping () -> String) throws
    -> ProductExpression
  {
    var parser = ProductExpressionParser(path: path, from: start, address: address)
    return try parser.wholeExpression()
  }

  private init(path: String, from start: Int, address: @escaping () -> String) {
    bytes = Array(path.utf8)
    self.address = address
    index = start
  }

  private mutating func wholeExpression() throws -> ProductExpression {
    guard bytes.count <= ProductExpressionParser.maximalLength else {
      throw ProductFailure.parameter("The expression is longer than 4096 bytes.")
    }
    try expect(UInt8(ascii: "("))
    skipBlanks()
    if take(UInt8(ascii: ")")) {
      guard index == bytes.count else { throw failure() }
      return .all
    }
    let expression = try alternatives()
    try expect(UInt8(ascii: ")"))
    guard index == bytes.count else { throw failure() }
    return expression
  }

  private mutating func alternatives() throws -> ProductExpression {
    var all = [try conjunction()]
    while take(UInt8(ascii: "|")) { all.append(try conjunction()) }
    return all.count == 1 ? all[0] : .or(all)
  }

  private mutating func conjunction() throws -> ProductExpression {
    var all = [try operand()]
    while take(UInt8(ascii: "&")) { all.append(try operand()) }
    // A dash between two words, as names have it, must not keep them from being found.
    let telling = all.filter { !$0.isPunctuation }
    if !telling.isEmpty { all = telling }
    return all.count == 1 ? all[0] : .and(all)
  }

  private mutating func operand() throws -> ProductExpression {
    skipBlanks()
    guard take(UInt8(ascii: "(")) else { return try condition() }
    depth += 1
    guard depth <= ProductExpressionParser.maximalDepth else {
      throw ProductFailure.parameter("The expression has too many parentheses inside each other.")
    }
    let inner = try alternatives()
    try expect(UInt8(ascii: ")"))
    depth -= 1
    skipBlanks()
    return inner
  }

  private mutating func condition() throws -> ProductExpression {
    terms += 1
    guard terms <= ProductExpressionParser.maximalTerms else {
      throw ProductFailure.parameter("The expression has more than 100 conditions.")
    }
    let start = index
    while index < bytes.count, ProductExpressionParser.isNameByte(bytes[index]) { index += 1 }
    let name = String(decoding: bytes[start..<index], as: UTF8.self)
    let nameEnd = index
    skipBlanks()
    if name == "search" {
      try expect(UInt8(ascii: "="))
      return try words()
    }
    guard let attribute = ProductAttribute.named(name) else {
      // An unknown name fails where its operator would be, as in the real service.
      index = nameEnd
      throw failure()
    }
    return try condition(on: attribute)
  }

  private mutating func words() throws -> ProductExpression {
    let value = try value()
    guard value != "*" else { return .all }
    return .words(value.split { $0.isWhitespace }.map(String.init))
  }

  private mutating func condition(on attribute: ProductAttribute) throws -> ProductExpression {
    if takeIn() {
      var values = [try checkedValue(of: attribute)]
      while take(UInt8(ascii: ",")) { values.append(try checkedValue(of: attribute)) }
      try expect(UInt8(ascii: ")"))
      skipBlanks()
      return .among(attribute, values)
    }
    guard let comparison = takeComparison() else { throw failure() }
    let start = index
    let value = try value()
    if value == "*" {
      guard comparison == .equal else { throw failure(at: start) }
      return .present(attribute)
    }
    let isWildcard =
      value.hasSuffix("*") && comparison == .equal
      && (attribute.kind == .text || attribute.kind == .category)
    guard isWildcard || (!value.hasSuffix("*") && attribute.stored(value) != nil) else {
      throw failure(at: start)
    }
    return .compare(attribute, comparison, value)
  }

  private mutating func checkedValue(of attribute: ProductAttribute) throws -> String {
    let start = index
    let value = try value()
    guard attribute.stored(value) != nil, !value.hasSuffix("*") else { throw failure(at: start) }
    return value
  }

  /// A value, bare or in quotation marks, without white space around it.
  private mutating func value() throws -> String {
    skipBlanks()
    let start = index
    let text: String
    if take(UInt8(ascii: "\"")) {
      let end = bytes[index...].firstIndex(of: UInt8(ascii: "\"")) ?? bytes.count
      text = String(decoding: bytes[index..<end], as: UTF8.self)
      index = end
      try expect(UInt8(ascii: "\""))
      skipBlanks()
    } else {
      while index < bytes.count, !ProductExpressionParser.isReserved(bytes[index]) { index += 1 }
      var end = index
      while end > start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
      text = String(decoding: bytes[start..<end], as: UTF8.self)
    }
    guard !text.isEmpty, !text.utf8.contains(where: { $0 < 0x20 }) else {
      throw failure(at: start)
    }
    try checkWildcards(in: text)
    return text
  }

  private func checkWildcards(in text: String) throws {
    guard text != "*", let first = text.firstIndex(of: "*") else { return }
    if first == text.startIndex {
      throw ProductFailure.parameter("A value may end with the wildcard, but not begin with it: '\(text)'.")
    }
    if text.index(after: first) != text.endIndex {
      throw ProductFailure.parameter("The wildcard may only be the last character of a value: '\(text)'.")
    }
  }

  private mutating func takeIn() -> Bool {
    guard bytes[index...].starts(with: "in".utf8) else { return false }
    let start = index
    index += 2
    skipBlanks()
    if take(UInt8(ascii: "(")) { return true }
    index = start
    return false
  }

  private mutating func takeComparison() -> ProductExpression.Comparison? {
    let two = String(decoding: bytes[index...].prefix(2), as: UTF8.self)
    let candidates = [two, String(two.prefix(1))]
    for candidate in candidates {
      if let comparison = ProductExpression.Comparison(rawValue: candidate) {
        index += candidate.utf8.count
        return comparison
      }
    }
    return nil
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ byte: UInt8) throws {
    guard take(byte) else { throw failure() }
  }

  private mutating func skipBlanks() {
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
  }

  private func failure(at index: Int? = nil) -> ProductFailure {
    let before = String(decoding: bytes[..<(index ?? self.index)], as: UTF8.self)
    return .unreadable(address(), character: before.count + 1)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "."): true
    default: false
    }
  }

  /// Syntax: not to be had in a bare value.
  private static func isReserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","),
      UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "\""):
      true
    default: false
    }
  }
}

extension ProductExpression {
  /// Whether it is a search for characters of which the index has none.
  fileprivate var isPunctuation: Bool {
    guard case .words(let words) = self else { return false }
    return !words.contains { word in word.contains { $0.isLetter || $0.isNumber } }
  }
}
