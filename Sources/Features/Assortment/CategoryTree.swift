import Foundation

/// The whole assortment.
public struct CategoryTree: Sendable, Hashable {
  /// The top: a node without a page whose children are the top entries.
  public let root: CategoryEntry
  /// How many entries of the reply could not be understood and were left out.
  public let dropped: Int

  /// The entry at a path; `nil` where there is none.
  public func entry(at path: CategoryPath) -> CategoryEntry? {
    trail(to: path)?.last
  }

  /// The entries from the root down to a path, both included; `nil` where there is none.
  public func trail(to path: CategoryPath) -> [CategoryEntry]? {
    var trail = [root]
    var entry = root
    for index in path.indices {
      guard entry.children.indices.contains(index) else { return nil }
      entry = entry.children[index]
      trail.append(entry)
    }
    return trail
  }

  /// The top entry "Shop", a link: it belongs to the Shop tab.
  var shop: CategoryEntry? {
    root.children.first { $0.kind == .link && $0.label.lowercased() == "shop" }
  }

  /// Where the Shop tab starts.
  var startURL: URL { shop?.url ?? CategoryTree.defaultStartURL }

  /// Where the Shop tab starts unless the assortment says otherwise.
  public static let defaultStartURL = WebAddress.base

  /// Finds the node of another tree, older than this one, in this one.
  ///
  /// Level by level: an entry at the same index with the same label or page is the same one; else the entry
  /// that has the label, and the page if possible. Where none is left, the nearest node above it is found.
  func path(of path: CategoryPath, in old: CategoryTree) -> CategoryPath {
    guard let oldTrail = old.trail(to: path) else { return .root }
    var entry = root
    for sought in oldTrail.dropFirst() {
      guard let index = sought.path.indices.last,
        let match = entry.child(like: sought, at: index), match.kind == .node
      else { break }
      entry = match
    }
    return entry.path
  }
}

extension CategoryEntry {
  fileprivate func child(like sought: CategoryEntry, at index: Int) -> CategoryEntry? {
    if children.indices.contains(index), children[index].label == sought.label { return children[index] }
    let namesakes = children.filter { $0.label == sought.label }
    if let match = namesakes.first(where: { $0.url == sought.url }) ?? namesakes.first { return match }
    guard children.indices.contains(index), sought.url != nil, children[index].url == sought.url else {
      return nil
    }
    return children[index]
  }
}
