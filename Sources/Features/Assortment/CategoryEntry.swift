import Foundation

/// One entry of the assortment.
public struct CategoryEntry: Sendable, Hashable, Identifiable {
  /// What an entry is for.
  public enum Kind: String, Sendable, Hashable {
    /// Has children: opens the next level.
    case node
    /// Has a page: opens it.
    case link
    /// A title above the entries after it.
    case heading
    /// Leads nowhere.
    case disabled

    /// Whether an entry of this kind can be opened.
    var canBeOpened: Bool { self == .node || self == .link }
  }

  /// The place in the tree, which is the entry's identity.
  public let path: CategoryPath
  /// The text to show, plain.
  public let label: String
  /// What it is for.
  public let kind: Kind
  /// The page of the entry, `https` or on this machine; a node may have one as well.
  public let url: URL?
  /// The entry's own picture.
  public let image: URL?
  /// The picture above the entry's children: its own, or that of the nearest entry above that has one.
  public let teaser: URL?
  /// The entries below, in the order of the service.
  public let children: [CategoryEntry]

  /// The identity: the path.
  public var id: CategoryPath { path }
}
