/// The rows of one day, or all rows when they are not sorted by time.
public struct DepartureSection: Sendable, Hashable, Identifiable {
  /// The title, or where there is none, another constant text.
  public var id: String { title ?? "all" }
  /// The day: `Friday, 29 July 2016`; `nil` where rows of several days are mixed.
  public let title: String?
  /// The rows, in order; never empty.
  public internal(set) var rows: [DepartureRow]
}
