import Foundation

/// One entry of the shop's navigation, as `FashionSource` has it.
struct NavigationEntry: Hashable, Sendable {
  /// What the service says about the entry's children.
  enum Children: Hashable, Sendable {
    /// There is no such field.
    case absent
    /// An empty list.
    case empty
    /// These, the one that leads to all goods included.
    case entries([NavigationEntry])
  }

  let label: String
  /// A path of this server, a whole address, or an address relative to the shop; `nil` where it leads nowhere.
  let url: String?
  /// The name and colour of the teaser's drawing: `dress-B4474F`.
  let picture: String?
  let children: Children

  /// The navigation's entries at the root.
  static let all: [NavigationEntry] = {
    var lines = FashionSource.categories.split(separator: "\n").map(Line.init)[...]
    return entries(of: &lines, depth: 0, slug: [])
  }()

  private static func entries(
    of lines: inout ArraySlice<Line>, depth: Int, slug: [String]
  ) -> [NavigationEntry] {
    var entries: [NavigationEntry] = []
    while let line = lines.first, line.depth == depth {
      lines.removeFirst()
      let path = slug + [line.slug]
      let below = NavigationEntry.entries(of: &lines, depth: depth + 1, slug: path)
      entries.append(NavigationEntry(line, path: "/kategorie/\(path.joined(separator: "-"))/", below: below))
    }
    return entries
  }

  private init(_ line: Line, path: String, below: [NavigationEntry]) {
    label = line.label
    picture = line["picture"]?.replacingOccurrences(of: " ", with: "-")
    url = line["heading"] == nil && line["soon"] == nil ? line["url"] ?? path : nil
    if !below.isEmpty {
      let all = NavigationEntry(label: line.depth == 0 ? "Zur Übersicht" : "Alle Artikel anzeigen", url: url)
      children = .entries([all] + below)
    } else {
      children = line["leaf"] == nil ? .absent : .empty
    }
  }

  private init(label: String, url: String?) {
    self.label = label
    self.url = url
    picture = nil
    children = .absent
  }
}

/// One line of the source.
private struct Line {
  let depth: Int
  let label: String
  private let notes: [String: String]

  init(_ text: Substring) {
    depth = text.prefix { $0 == " " }.count / 2
    let parts = text.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    label = parts.first ?? ""
    var notes: [String: String] = [:]
    for part in parts.dropFirst() {
      let words = part.split(separator: " ", maxSplits: 1).map(String.init)
      if let name = words.first { notes[name] = words.dropFirst().first ?? "" }
    }
    self.notes = notes
  }

  subscript(note: String) -> String? { notes[note] }

  /// The label as a piece of an address: `blusen-tuniken`.
  var slug: String {
    let spelled =
      [("&amp;", ""), ("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss"), ("é", "e")]
      .reduce(label.lowercased()) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    return spelled.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}
