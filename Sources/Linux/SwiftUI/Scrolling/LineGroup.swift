import Foundation

/// Lines of one kind in a lazy container: the rows between two sections, or a part of a section.
@MainActor
final class LineGroup {
  /// What a group is made of; it stays the same from one collection to the next.
  struct Key: Hashable {
    let section: ObjectIdentifier?
    let part: Part
    /// Tells runs of rows outside of sections apart.
    let number: Int
  }

  enum Part: Hashable {
    case header, rows, footer
  }

  /// Where entries come from.
  enum Source {
    case element(Element)
    case items(any LazyItems)

    @MainActor var count: Int {
      switch self {
      case .element: 1
      case .items(let items): items.count
      }
    }
  }

  /// An entry: what one row of data, or one view, contributes.
  struct Entry {
    let source: Source
    /// The index of the entry in its source.
    let index: Int
  }

  let key: Key
  /// How many entries share a line.
  let perLine: Int
  private(set) var sources: [(start: Int, source: Source)] = []
  private(set) var entryCount = 0
  private(set) var lengths: LineLengths
  /// The lines that are mounted.
  var mounted = 0..<0
  /// The elements of the mounted lines.
  private(set) var lines: [[Element]] = []
  private var signature: [SourceID] = []

  private struct SourceID: Equatable {
    let source: ObjectIdentifier
    let count: Int
  }

  init(key: Key, perLine: Int, firstGuess: CGFloat) {
    self.key = key
    self.perLine = perLine
    lengths = LineLengths(count: 0, firstGuess: firstGuess)
  }

  var lineCount: Int { lengths.count }

  /// Takes in other sources. Lengths stay known at the start, as far as the sources are the same; where rows have moved
  /// they are no more than guesses, until the lines are mounted and measured.
  /// Returns whether anything is different.
  func take(_ new: [Source]) -> Bool {
    sources = []
    entryCount = 0
    for source in new {
      sources.append((entryCount, source))
      entryCount += source.count
    }
    let signature = new.map { source in
      switch source {
      case .element(let element):
        SourceID(source: ObjectIdentifier(element), count: 1)
      case .items(let items):
        SourceID(source: items.source, count: items.count)
      }
    }
    let count = (entryCount + perLine - 1) / perLine
    defer { self.signature = signature }
    guard signature != self.signature else { return false }
    lengths = LineLengths(keptLengths(for: signature), count: count)
    if count < mounted.upperBound { mounted = mounted.clamped(to: 0..<count) }
    return true
  }

  /// The lengths of the lines at the start whose sources are the same as before.
  private func keptLengths(for new: [SourceID]) -> LineLengths {
    var entries = 0
    for (old, new) in zip(signature, new) {
      guard old.source == new.source else { break }
      entries += min(old.count, new.count)
      if old.count != new.count { break }
    }
    // The last line may have become fuller or emptier.
    return LineLengths(lengths, count: entries / perLine)
  }

  func entry(_ number: Int) -> Entry {
    var low = 0
    var high = sources.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if sources[middle].start <= number { low = middle } else { high = middle - 1 }
    }
    return Entry(source: sources[low].source, index: number - sources[low].start)
  }

  func entries(in line: Int) -> Range<Int> {
    line * perLine..<min((line + 1) * perLine, entryCount)
  }

  func setLength(_ length: CGFloat, of line: Int) -> Bool {
    lengths.set(length, at: line)
  }

  /// Sets what lines count while none is measured; returns whether that is news.
  func guess(_ length: CGFloat) -> Bool {
    guard lengths.measured.count == 0, lengths.count > 0, lengths.firstGuess != length else { return false }
    lengths.firstGuess = length
    return true
  }

  /// Begins with the same lines mounted as a group that had another number of entries in each.
  func follow(_ other: LineGroup) {
    let lower = other.mounted.lowerBound * other.perLine / perLine
    let upper = (other.mounted.upperBound * other.perLine + perLine - 1) / perLine
    mounted = (lower..<max(lower, upper)).clamped(to: 0..<lineCount)
  }

  /// Mounts the lines that are to be mounted, ends all others.
  func mount(_ elements: (LineGroup, Int) -> [Element]) {
    lines = mounted.map { line in entries(in: line).flatMap { elements(self, $0) } }
    unmountOthers()
  }

  private func unmountOthers() {
    let kept = mounted.isEmpty ? 0..<0 : mounted.lowerBound * perLine..<mounted.upperBound * perLine
    for (start, source) in sources {
      guard case .items(let items) = source else { continue }
      let inside = kept.clamped(to: start..<start + items.count)
      items.unmount(allBut: inside.lowerBound - start..<inside.upperBound - start)
    }
  }
}

extension LineGroup.Entry {
  /// The elements, mounted now if they were not.
  @MainActor var elements: [Element] {
    switch source {
    case .element(let element): [element]
    case .items(let items): items.elements(at: index)
    }
  }

  /// Names the entry for as long as it is mounted.
  @MainActor var name: LineName {
    switch source {
    case .element(let element): LineName(source: ObjectIdentifier(element), id: nil)
    case .items(let items): LineName(source: items.source, id: items.id(at: index))
    }
  }
}

/// A name by which an entry is found again after entries were inserted or removed.
struct LineName {
  let source: ObjectIdentifier
  let id: AnyHashable?
}

extension LineGroup {
  /// The line of an entry.
  func line(of name: LineName, onlyMounted: Bool = true) -> Int? {
    for (start, source) in sources {
      switch source {
      case .element(let element) where ObjectIdentifier(element) == name.source:
        return start / perLine
      case .items(let items) where items.source == name.source:
        guard let id = name.id, let index = items.index(of: id, onlyMounted: onlyMounted) else { return nil }
        return (start + index) / perLine
      default: continue
      }
    }
    return nil
  }

  /// The line of a row by the identity of its data.
  func line(ofRow id: AnyHashable) -> Int? {
    for (start, source) in sources {
      if case .items(let items) = source, let index = items.index(of: id, onlyMounted: false) {
        return (start + index) / perLine
      }
    }
    return nil
  }
}
