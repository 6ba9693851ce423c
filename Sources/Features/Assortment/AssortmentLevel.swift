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

extension URL {
  /// The address without a slash at its end, which makes no difference to a shop.
  fileprivate var samePage: Substring {
    let text = absoluteString[...]
    return text.hasSuffix("/") ? text.dropLast() : text
  }
}
