/// An array of a reply in which one malformed element never costs the others.
///
/// What cannot be decoded is left out and counted; `null` or a missing value is the caller's optional.
public struct LossyArray<Element: Decodable>: Decodable {
  /// What could be decoded, in order.
  public let elements: [Element]
  /// How many elements the reply had that could not be decoded.
  public let dropped: Int

  /// How many elements the reply had, good and bad.
  public var received: Int { elements.count + dropped }

  /// Decodes element by element; throws only when the value is no array at all.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var elements: [Element] = []
    elements.reserveCapacity(container.count ?? 0)
    var dropped = 0
    while !container.isAtEnd {
      do {
        elements.append(try container.decode(Element.self))
      } catch {
        _ = try container.decode(Skipped.self)
        dropped += 1
      }
    }
    self.elements = elements
    self.dropped = dropped
  }
}

extension LossyArray: Sendable where Element: Sendable {}

/// Takes one element of any type, `null` included.
private struct Skipped: Decodable {
  init(from decoder: any Decoder) throws {}
}
