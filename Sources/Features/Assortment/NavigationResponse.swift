import Formatting
import Foundation
import HTTP

/// What the navigation service sends.
struct NavigationResponse: Decodable {
  let categories: LossyArray<Node>

  struct Node: Decodable {
    let label: String
    let url: String?
    let image: String?
    let children: LossyArray<Node>?
    /// Whether children were left out because they lie too deep.
    let isCut: Bool
    /// Whether the service sent nothing else: that is how the title of a section comes.
    let isLabelOnly: Bool

    /// Levels below this one are left out: no shop is that deep, and the tree is walked by recursion.
    static let deepestLevel = 32

    private enum CodingKeys: String, CodingKey {
      case label, url, image, children
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      label = try container.decode(String.self, forKey: .label)
      url = container.lenient(String.self, .url)
      image = container.lenient(String.self, .image)
      isLabelOnly = [.url, .image, .children].allSatisfy { !container.hasValue($0) }
      // Each level adds the name of its array and an index.
      let level = decoder.codingPath.count / 2
      isCut = level >= NavigationResponse.Node.deepestLevel && container.contains(.children)
      children = isCut ? nil : container.lenient(LossyArray<Node>.self, .children)
    }
  }
}

extension NavigationResponse {
  /// The tree that the reply stands for.
  func tree() -> CategoryTree {
    var mapping = Mapping()
    let root = CategoryEntry(
      path: .root, label: AssortmentText.title, kind: .node, url: nil, image: nil, teaser: nil,
      children: mapping.entries(of: categories, under: .root, teaser: nil))
    return CategoryTree(root: root, dropped: mapping.dropped)
  }

  private struct Mapping {
    var dropped = 0

    mutating func entries(of list: LossyArray<Node>, under parent: CategoryPath, teaser: URL?)
      -> [CategoryEntry]
    {
      let named = list.elements.map { (HTMLEntities.decode($0.label).trimmed, $0) }.filter { !$0.0.isEmpty }
      dropped += list.received - named.count
      var entries: [CategoryEntry] = []
      entries.reserveCapacity(named.count)
      for (index, (label, node)) in named.enumerated() {
        entries.append(entry(node, label: label, at: parent.child(index), teaser: teaser))
      }
      return entries.indices.map { index in
        // A label alone is a title, provided that something comes under it.
        let isFollowed = index + 1 < entries.count && entries[index + 1].kind.canBeOpened
        return named[index].1.isLabelOnly && isFollowed ? entries[index].asHeading : entries[index]
      }
    }

    private mutating func entry(_ node: Node, label: String, at path: CategoryPath, teaser: URL?)
      -> CategoryEntry
    {
      let url = node.url.flatMap(WebAddress.resolve)
      let image = node.image.flatMap(WebAddress.resolve)
      let children = node.children.map { entries(of: $0, under: path, teaser: image ?? teaser) } ?? []
      if node.isCut { dropped += 1 }
      return CategoryEntry(
        path: path, label: label,
        kind: children.isEmpty ? (url == nil ? .disabled : .link) : .node,
        url: url, image: image, teaser: image ?? teaser, children: children)
    }
  }
}

extension CategoryEntry {
  fileprivate var asHeading: CategoryEntry {
    CategoryEntry(
      path: path, label: label, kind: .heading, url: nil, image: nil, teaser: teaser, children: [])
  }
}

extension String {
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
