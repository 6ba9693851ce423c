import Foundation

/// A picture at a size.
public struct ImageRequest: Sendable, Hashable {
  /// Where the picture is.
  public let url: URL
  /// The longest side that is needed, in pixels; a smaller picture stays as it is.
  public let longestSide: Int

  /// A request of its parts; less than one pixel counts as one.
  public init(url: URL, longestSide: Int) {
    self.url = url
    self.longestSide = max(1, longestSide)
  }
}
