/// One side of a rectangle, in the direction of reading.
/// https://developer.apple.com/documentation/swiftui/edge
public enum Edge: Int8, CaseIterable, Sendable {
  case top
  case leading
  case bottom
  case trailing

  /// Several edges.
  /// https://developer.apple.com/documentation/swiftui/edge/set
  public struct Set: OptionSet, Sendable {
    /// One bit an edge.
    public let rawValue: Int8

    /// Makes a set of its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// A set of one edge.
    public init(_ e: Edge) {
      self.init(rawValue: 1 << e.rawValue)
    }

    /// The top edge alone.
    public static let top = Set(Edge.top)
    /// The leading edge alone.
    public static let leading = Set(Edge.leading)
    /// The bottom edge alone.
    public static let bottom = Set(Edge.bottom)
    /// The trailing edge alone.
    public static let trailing = Set(Edge.trailing)
    /// All four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]
  }
}
