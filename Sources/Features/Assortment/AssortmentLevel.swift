import Foundation

/// One level of the assortment, ready to be shown: the children of a node.
public struct AssortmentLevel: Sendable, Hashable, Identifiable {
  /// The path of the node.
  public let path: CategoryPath
  /// The title: the node's label.
  public let title: String
  /// The picture above the rows.
  public let teaser: URL?
  /// The rows, in the order of the service. A node with a page that none of its children shows begins with a
  /// row for it.
  public let rows: [AssortmentRow]

  /// Rows that stand together: pictures side by side where there is room, or lines below each other.
  public struct Run: Sendable, Hashable, Identifiable {
    /// The rows, at least one.
    public let rows: [AssortmentRow]
    /// Whether they are pictures.
    public let isBanners: Bool

    /// The identity: that of the first row.
    public var id: AssortmentRow.ID? { rows.first?.id }
  }

  /// The rows in their order, those of a kind together.
  public var runs: [Run] {
    var runs: [Run] = []
    for row in rows {
      if let last = runs.last, last.isBanners == row.isBanner {
        runs[runs.count - 1] = Run(rows: last.rows + [row], isBanners: last.isBanners)
      } else {
        runs.append(Run(rows: [row], isBanners: row.isBanner))
      }
    }
    return runs
  }

  /// The identity: the path.
  public var id: CategoryPath { path }

  /// The level of a node.
  init(_ node: CategoryEntry, in tree: CategoryTree) {
    path = node.path
    title = node.label
    teaser = node.teaser
    var rows = node.children.map { AssortmentRow($0, in: tree) }
    if let url = node.url, !node.children.contains(where: { $0.url?.samePage == url.samePage }) {
      rows.insert(AssortmentRow(overviewOf: node, url: url), at: 0)
    }
    self.rows = rows
  }
}

extension AssortmentRow {
  fileprivate var isBanner: Bool {
    if case .banner = style { true } else { false }
  }
}

extension URL {
  /// The address without a slash at its end, which makes no difference to a shop.
  fileprivate var samePage: Substring {
    let text = absoluteString[...]
    return text.hasSuffix("/") ? text.dropLast() : text
  }
}
