import HTTP

/// The assortment as it was at some time.
public struct AssortmentSnapshot: Sendable, Hashable {
  /// The tree.
  public let tree: CategoryTree
  /// Whether it comes from the service or from our store.
  public let origin: HTTPResponse.Origin

  /// A snapshot of its parts.
  public init(tree: CategoryTree, origin: HTTPResponse.Origin = .network) {
    self.tree = tree
    self.origin = origin
  }
}
