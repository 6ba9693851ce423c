/// Sorts what views contribute to a lazy container into groups of lines.
@MainActor
struct LineGroupsBuilder {
  struct Part {
    let key: LineGroup.Key
    var sources: [LineGroup.Source]
  }

  private(set) var parts: [Part] = []
  private var runs = 0

  mutating func add(_ item: Item) {
    switch item {
    case .element(let element): addRows(.element(element))
    case .lazy(let items) where items.holdsSections:
      for index in 0..<items.count {
        var inside: [Item] = []
        items.visit(at: index) { inside.append($0) }
        for item in inside { add(item) }
      }
    case .lazy(let items): addRows(.items(items))
    case .section(let section): addSection(section)
    }
  }

  private mutating func addRows(_ source: LineGroup.Source) {
    if let last = parts.last, last.key.section == nil {
      parts[parts.count - 1].sources.append(source)
    } else {
      parts.append(
        Part(key: LineGroup.Key(section: nil, part: .rows, number: runs), sources: [source]))
      runs += 1
    }
  }

  private mutating func addSection(_ section: any SectionItems) {
    let id = ObjectIdentifier(section)
    func part(_ part: LineGroup.Part, _ visit: ((Item) -> Void) -> Void) -> Part {
      var sources: [LineGroup.Source] = []
      visit { Self.add($0, to: &sources) }
      return Part(key: LineGroup.Key(section: id, part: part, number: 0), sources: sources)
    }
    parts += [
      part(.header, section.header), part(.rows, section.content), part(.footer, section.footer),
    ]
  }

  /// Sections inside a section are taken as their rows.
  private static func add(_ item: Item, to sources: inout [LineGroup.Source]) {
    switch item {
    case .element(let element): sources.append(.element(element))
    case .lazy(let items): sources.append(.items(items))
    case .section(let section):
      var inside: [Item] = []
      section.header { inside.append($0) }
      section.content { inside.append($0) }
      section.footer { inside.append($0) }
      for item in inside { add(item, to: &sources) }
    }
  }
}
