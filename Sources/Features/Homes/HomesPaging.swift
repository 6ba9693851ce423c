/// How much of a list is shown: a page at first, a page more each time the user comes near the end.
///
/// The service sends a whole list at once, and a screen of hundreds of pictures would be slow.
public struct HomesPaging: Sendable, Hashable {
  /// The number of rows in a page.
  public let pageSize: Int
  /// The number of rows that may be shown; never more than are wanted of the list.
  public private(set) var visibleCount: Int

  /// The first page.
  public init(pageSize: Int = 20) {
    self.pageSize = max(1, pageSize)
    visibleCount = self.pageSize
  }

  /// The visible part of a list.
  public func visible<Element>(of list: [Element]) -> ArraySlice<Element> { list.prefix(visibleCount) }

  /// Whether the list goes on after the visible part.
  public func hasMore<Element>(of list: [Element]) -> Bool { list.count > visibleCount }

  /// Shows a page more, as far as the list goes.
  public mutating func showMore<Element>(of list: [Element]) {
    guard hasMore(of: list) else { return }
    visibleCount += pageSize
  }
}
