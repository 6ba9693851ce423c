import Foundation

/// The assortment as it was at some time.
public struct AssortmentSnapshot: Sendable, Hashable {
  /// The tree.
  public let tree: CategoryTree
  /// When the service said so; `nil` for just now.
  public let storedAt: Date?
  /// Whether the service could not be reached, so that this may be out of date.
  public let isOfflineCopy: Bool

  /// A snapshot of its parts.
  public init(tree: CategoryTree, storedAt: Date? = nil, isOfflineCopy: Bool = false) {
    self.tree = tree
    self.storedAt = storedAt
    self.isOfflineCopy = isOfflineCopy
  }
}
