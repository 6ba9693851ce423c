/// Which home: its kind and its number, as projects are numbered apart from properties.
public struct HomeID: Sendable, Hashable {
  /// The two kinds of entries, each with numbers of its own.
  public enum Kind: String, Sendable, Hashable {
    /// One home.
    case property
    /// A development of several homes.
    case project
  }

  /// The kind.
  public let kind: Kind
  /// The number within the kind, above 0.
  public let number: Int

  /// The identity of its parts.
  public init(kind: Kind, number: Int) {
    self.kind = kind
    self.number = number
  }
}

extension HomeID: LosslessStringConvertible {
  /// Reads the text form, `property:2019096805`; `nil` for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let kind = Kind(rawValue: String(parts[0])),
      let number = Int(parts[1]), number > 0, String(number) == parts[1]
    else { return nil }
    self.init(kind: kind, number: number)
  }

  /// The text form, `property:2019096805`.
  public var description: String { "\(kind.rawValue):\(number)" }
}

extension HomeID: Codable {
  /// Reads the text form.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let id = HomeID(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is not a home's id")
    }
    self = id
  }

  /// Writes the text form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
