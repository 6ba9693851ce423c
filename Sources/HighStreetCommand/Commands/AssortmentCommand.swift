import Assortment
import Foundation

extension Command {
  static let assortment = Command(
    name: "assortment",
    summary: "Show a fashion shop's categories, or find some by name",
    usage: ["assortment [PATH]   (an index path: 1.0.2)", "assortment --find TEXT"],
    options: [.value("--find", "TEXT", "the categories whose name holds the text, accents or not")]
  ) { invocation in
    let find = invocation.arguments["--find"]
    try invocation.arguments.expect(0...1, "assortment takes one path, as in: assortment 1.0.2.")
    if let find {
      try invocation.arguments.expect(0...0, "assortment takes a path or --find TEXT, not both.")
      if find.allSatisfy(\.isWhitespace) { throw UsageError("--find needs a text to look for.") }
    }
    let text = invocation.arguments.operands.first ?? ""
    guard let path = CategoryPath(text) else {
      throw UsageError("\(text.quoted) is no index path. It looks like 1.0.2; the first entry is 0.")
    }
    let snapshot = try await invocation.services.assortment().assortment(.recent)
    invocation.noteAge(of: snapshot.origin)
    if let find {
      try printHits(CategorySearch(snapshot.tree).hits(for: find), for: find, invocation)
      return 0
    }
    guard let entry = snapshot.tree.entry(at: path) else {
      throw CommandFailure("There is no entry at \(path). See all with: highstreet assortment")
    }
    if invocation.wantsJSON {
      try invocation.console.print(json: CategoryJSON(entry))
    } else {
      print(entry, trail: snapshot.tree.trail(to: path) ?? [], invocation.console)
    }
    return 0
  }

  private static func print(_ entry: CategoryEntry, trail: [CategoryEntry], _ console: Console) {
    let labels = trail.dropFirst().map(\.label)
    console.print("\(labels.isEmpty ? "Assortment" : labels.joined(separator: " › "), .bold)")
    if let url = entry.url { console.print("\(url.absoluteString, .dim)") }
    var table = Table(.left, .left, .left)
    for child in entry.children {
      let mark =
        switch child.kind {
        case .node: StyledText("› \(child.children.count)")
        case .link: StyledText(child.url?.absoluteString ?? "", .dim)
        case .heading: StyledText("")
        case .disabled: StyledText("not yet", .dim)
        }
      let label = child.kind == .heading ? StyledText(child.label, .bold) : StyledText(child.label)
      table.add(StyledText(child.path.description, .dim), label, mark)
    }
    table.print(to: console, flexible: 2)
  }

  private static func printHits(
    _ hits: [CategorySearch.Hit], for text: String, _ invocation: Invocation
  ) throws {
    if invocation.wantsJSON {
      try invocation.console.print(json: HitsJSON(hits: hits.map(HitJSON.init)))
      return
    }
    guard !hits.isEmpty else {
      invocation.console.print("No category is called \(text.quoted). Try a shorter word.")
      return
    }
    var table = Table(.left, .left)
    for hit in hits {
      let trail = StyledText((hit.trail + [""]).joined(separator: " › "), .dim)
      table.add(StyledText(hit.entry.path.description, .dim), "\(trail)\(hit.entry.label)")
    }
    table.print(to: invocation.console, flexible: 1)
  }
}

/// What `--json` says of an entry and all below it.
private struct CategoryJSON: Encodable {
  let path: String
  let label: String
  let kind: String
  @ExplicitNull var url: String?
  @ExplicitNull var teaser: String?
  let children: [CategoryJSON]

  init(_ entry: CategoryEntry) {
    path = entry.path.description
    label = entry.label
    kind = entry.kind.rawValue
    url = entry.url?.absoluteString
    teaser = entry.teaser?.absoluteString
    children = entry.children.map(CategoryJSON.init)
  }
}

private struct HitsJSON: Encodable {
  let hits: [HitJSON]
}

private struct HitJSON: Encodable {
  let path: String
  let label: String
  let trail: [String]
  @ExplicitNull var url: String?

  init(_ hit: CategorySearch.Hit) {
    path = hit.entry.path.description
    label = hit.entry.label
    trail = hit.trail
    url = hit.entry.url?.absoluteString
  }
}
