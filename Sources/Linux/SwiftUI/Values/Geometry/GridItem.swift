import Foundation

/// A column of a vertical grid, or a row of a horizontal one.
/// https://developer.apple.com/documentation/swiftui/griditem
public struct GridItem: Sendable {
  /// How much of the grid the item takes, in points.
  /// https://developer.apple.com/documentation/swiftui/griditem/size-swift.enum
  public enum Size: Sendable {
    /// One item of this size.
    case fixed(CGFloat)
    /// One item that takes its share of what is left.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many items as have room at the minimum.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How much of the grid it takes.
  public var size: GridItem.Size
  /// The gap to the next item; nil leaves it to the grid.
  public var spacing: CGFloat?
  /// Where a view lies in its cell; nil leaves it to the grid.
  public var alignment: Alignment?

  /// An item of a grid.
  public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
