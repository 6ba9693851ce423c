import Foundation

/// Finds entries by their labels. Case and accents do not matter: `mobel`, `MÖBEL` and `moebel` all find
/// "Möbel".
public struct CategorySearch: Sendable {
  /// An entry that was found.
  public struct Hit: Sendable, Hashable, Identifiable {
    /// The entry.
    public let entry: CategoryEntry
    /// The labels of the entries above it, from the top, the root's left out.
    public let trail: [String]

    /// The identity: the entry's path.
    public var id: CategoryPath { entry.path }
  }

  /// From the best to the least.
  private enum Rank: Int, Comparable {
    case whole, start, wordStarts, inside, withTrail

    static func < (lhs: Rank, rhs: Rank) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  private struct Item {
    let hit: Hit
    let label: SearchText
    let trail: SearchText
  }

  private let items: [Item]

  /// Prepares the labels of a tree. Headings and entries that lead nowhere are not found.
  public init(_ tree: CategoryTree) {
    var items: [Item] = []
    func add(_ entries: [CategoryEntry], under trail: [String]) {
      let trailText = SearchText(trail.joined(separator: " "))
      for entry in entries {
        if entry.kind.canBeOpened {
          let hit = Hit(entry: entry, trail: trail)
          items.append(Item(hit: hit, label: SearchText(entry.label), trail: trailText))
        }
        add(entry.children, under: trail + [entry.label])
      }
    }
    add(tree.root.children, under: [])
    self.items = items
  }

  /// The entries that hold every word of a text, each in the label or, all but one, in the labels above it.
  ///
  /// Best first: the whole label, its start, the starts of its words, anywhere in it, with the help of the
  /// labels above; then the entries nearer to the top, then the order of the tree. Nothing for a blank text.
  public func hits(for text: String, limit: Int = .max) -> [Hit] {
    let sought = SearchText(text)
    guard !sought.words.isEmpty else { return [] }
    var found: [(rank: Rank, order: Int, hit: Hit)] = []
    for (order, item) in items.enumerated() {
      if let rank = CategorySearch.rank(of: item, for: sought) { found.append((rank, order, item.hit)) }
    }
    found.sort { one, other in
      let depths = (one.hit.entry.path.indices.count, other.hit.entry.path.indices.count)
      return (one.rank, depths.0, one.order) < (other.rank, depths.1, other.order)
    }
    return found.prefix(limit).map(\.hit)
  }

  private static func rank(of item: Item, for sought: SearchText) -> Rank? {
    let label = item.label
    if label.isSame(as: sought) { return .whole }
    if label.starts(with: sought) { return .start }
    if sought.words.allSatisfy(label.hasWordStarting) { return .wordStarts }
    if sought.words.allSatisfy(label.contains) { return .inside }
    let helped = sought.words.filter { !label.contains($0) }
    return helped.count < sought.words.count && helped.allSatisfy(item.trail.contains) ? .withTrail : nil
  }
}
