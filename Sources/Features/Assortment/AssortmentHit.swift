/// A hit of a search, ready to be shown.
public struct AssortmentHit: Sendable, Hashable, Identifiable {
  /// The path of the entry.
  public let path: CategoryPath
  /// The entry's label.
  public let label: String
  /// The labels above it, such as `Damen › Mode`; empty at the top.
  public let trail: String
  /// Where it leads.
  public let destination: AssortmentRow.Destination?

  /// Whether it has a chevron, as the row of a level has.
  public var hasChevron: Bool {
    if case .level = destination { true } else { false }
  }

  /// The identity: the path.
  public var id: CategoryPath { path }

  init(_ hit: CategorySearch.Hit, in tree: CategoryTree) {
    path = hit.entry.path
    label = hit.entry.label
    trail = hit.trail.joined(separator: " › ")
    destination = AssortmentRow(hit.entry, in: tree).destination
  }
}
