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
      name.count == other.count && name.lowercased() == other.lowercased()
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
