/// Header fields of a request or reply: names are compared without regard to case, the order is kept, and
/// a name may occur more than once (RFC 9110, section 5: https://www.rfc-editor.org/rfc/rfc9110#section-5).
public struct HTTPHeaders: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  /// One field line.
  public struct Field: Sendable, Hashable {
    /// The name as it was written.
    public var name: String
    /// The value, without white space around it.
    public var value: String

    /// A field line of a name and its value.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }

    func isNamed(_ other: String) -> Bool {
      name.utf8.elementsEqual(other.utf8) { Field.folded($0) == Field.folded($1) }
    }

    /// Whether the field stays one line with one name: a token, and a value without control characters.
    var isLegal: Bool {
      !name.isEmpty && name.utf8.allSatisfy(Field.isTokenByte)
        && value.utf8.allSatisfy { $0 == 9 || ($0 >= 32 && $0 != 127) }
    }

    private static func folded(_ byte: UInt8) -> UInt8 {
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }

    private static func isTokenByte(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
      }
    }
  }

  /// All fields, in the order in which they were added or received.
  public private(set) var fields: [Field] = []

  /// No fields.
  public init() {}

  /// Fields from a literal, in its order.
  public init(dictionaryLiteral elements: (String, String)...) {
    fields = elements.map { Field($0.0, $0.1) }
  }

  /// The first value of a name; assigning replaces every field of that name, `nil` removes them.
  public subscript(name: String) -> String? {
    get { fields.first { $0.isNamed(name) }?.value }
    set {
      fields.removeAll { $0.isNamed(name) }
      if let newValue { fields.append(Field(name, newValue)) }
    }
  }

  /// Adds a field and keeps those of the same name.
  public mutating func append(_ name: String, _ value: String) {
    fields.append(Field(name, value))
  }
}

extension HTTPHeaders {
  /// Whether the body arrives compressed with gzip.
  var announceGzip: Bool {
    let coding = self["Content-Encoding"]?.lowercased()
    return coding == "gzip" || coding == "x-gzip"
  }

  /// The fields that go with the body once gzip is undone; those of another coding still describe it.
  var forDecodedBody: HTTPHeaders { announceGzip ? withoutContentCoding : self }

  /// The fields that go with a body whose coding, whatever it was, is undone.
  var withoutContentCoding: HTTPHeaders {
    guard self["Content-Encoding"] != nil else { return self }
    var decoded = self
    decoded["Content-Encoding"] = nil
    decoded["Content-Length"] = nil
    return decoded
  }
}
