import Foundation

// Stand-ins for types of other folders; this file goes when they are merged.

/// A colour.
public struct Color: Hashable, Sendable {
  var name: String
  /// Red.
  public static let red = Color(name: "red")
  /// Blue.
  public static let blue = Color(name: "blue")
}

/// A picture.
public struct Image: Equatable, Sendable {
  var name: String
  /// A symbol.
  public init(systemName: String) { name = systemName }
}
