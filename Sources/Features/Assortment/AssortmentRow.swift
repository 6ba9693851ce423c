import Foundation

/// A row of a level of the assortment, ready to be shown.
public struct AssortmentRow: Sendable, Hashable, Identifiable {
  /// What a row is known by.
  public enum ID: Sendable, Hashable {
    /// The row of an entry.
    case entry(CategoryPath)
    /// The row for the page of the node whose level this is.
    case overview(CategoryPath)
  }

  /// How a row looks.
  public enum Style: Sendable, Hashable {
    /// A picture with the label on it.
    case banner(URL)
    /// A label.
    case plain
    /// A title above the rows after it.
    case heading
    /// A label that cannot be tapped.
    case disabled
  }

  /// Where a row leads.
  public enum Destination: Sendable, Hashable {
    /// The next level.
    case level(CategoryPath)
    /// A page.
    case page(URL)
    /// The Shop tab.
    case shop
  }

  /// The identity.
  public let id: ID
  /// The text to show.
  public let label: String
  /// How it looks.
  public let style: Style
  /// Where it leads; `nil` for headings and disabled rows.
  public let destination: Destination?

  /// Whether it has a chevron: rows that open a level have one, links have none.
  public var hasChevron: Bool {
    if case .level = destination { true } else { false }
  }
}

extension AssortmentRow {
  /// The row of an entry; at the top, nodes with a picture are banners.
  init(_ entry: CategoryEntry, in tree: CategoryTree) {
    id = .entry(entry.path)
    label = entry.label
    switch entry.kind {
    case .heading:
      style = .heading
      destination = nil
    case .disabled:
      style = .disabled
      destination = nil
    case .node:
      style = entry.path.indices.count == 1 ? entry.image.map(Style.banner) ?? .plain : .plain
      destination = .level(entry.path)
    case .link:
      style = .plain
      destination = entry.path == tree.shop?.path ? .shop : entry.url.map(Destination.page)
    }
  }

  /// The row for the page of a node itself.
  init(overviewOf node: CategoryEntry, url: URL) {
    id = .overview(node.path)
    label = AssortmentText.overview(of: node.label)
    style = .plain
    destination = .page(url)
  }
}
