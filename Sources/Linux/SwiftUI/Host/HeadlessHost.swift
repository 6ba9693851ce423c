/// A host without a display: texts have a fixed width per letter, controls fixed sizes.
@MainActor
package final class HeadlessHost: ViewHost {
  package private(set) var root: Element?
  /// What was logged, for tests.
  package private(set) var messages: [String] = []
  /// How often a host with widgets would have looked at their order again.
  package private(set) var structureChanges = 0
  /// Called when an update is wanted; a test calls `ViewTree.update` itself otherwise.
  package var updateWanted: () -> Void = {}

  package init() {}

  package func attach(_ root: Element) {
    self.root = root
    root.attachAsRoot()
  }

  package func detach() {
    root = nil
  }

  package func makePeer(for element: Element) -> (any Peer)? { HeadlessPeer(element) }
  package func scheduleUpdate() { updateWanted() }
  package func structureChanged(_ element: Element) { structureChanges += 1 }
  package func frameChanged(_ element: Element) {}
  package func displayChanged(_ element: Element) {}
  package func commit() {}
  package func preferredColorSchemeChanged(to colorScheme: ColorScheme?) {}
  package func log(_ message: String) { messages.append(message) }
}

/// Measures an element by fixed numbers.
@MainActor
private final class HeadlessPeer: Peer {
  private unowned let element: Element

  init(_ element: Element) {
    self.element = element
  }

  func measure(_ proposal: ProposedSize) -> CGSize {
    (element.content as? any HeadlessMeasurable)?.headlessSize(in: proposal) ?? .zero
  }

  func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    (element.content as? any HeadlessMeasurable)?.headlessBaselines(in: size)
  }

  func update(from old: any ElementContent) {}
  func remove() {}
}

/// A content that knows a size for itself where there is no display.
@MainActor
package protocol HeadlessMeasurable {
  func headlessSize(in proposal: ProposedSize) -> CGSize
  func headlessBaselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)?
}

extension HeadlessMeasurable {
  package func headlessBaselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? { nil }
}

extension TextContent: HeadlessMeasurable {
  /// A letter is half as wide as its font is large, a line is 5/4 as high: 8 and 20 points for body text.
  private var metrics: (letter: CGFloat, line: CGFloat, descent: CGFloat) {
    let font = (text.runs.first?.style.font ?? .body)
      .resolved(sizeCategory: sizeCategory, legibilityWeight: legibilityWeight, baseSize: 16)
    let line = (font.size * 5 / 4).rounded()
    return (font.size / 2, line, (line / 4).rounded())
  }

  package func headlessSize(in proposal: ProposedSize) -> CGSize {
    guard !text.runs.isEmpty else { return .zero }
    let metrics = metrics
    let columns = proposal.width.map { max(1, Int(min($0 / metrics.letter, 1e6).rounded(.down))) } ?? .max
    let lines = Self.wrap(text.plain, columns: columns)
    let shown = max(1, min(lines.count, lineLimit ?? .max))
    let widest = lines.prefix(shown).map(\.count).max() ?? 0
    return CGSize(
      width: CGFloat(min(widest, columns)) * metrics.letter, height: CGFloat(shown) * metrics.line)
  }

  package func headlessBaselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    let metrics = metrics
    return (metrics.line - metrics.descent, size.height - metrics.descent)
  }

  /// Lines broken at spaces, and inside words that are longer than a line.
  private static func wrap(_ text: String, columns: Int) -> [Substring] {
    var lines: [Substring] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var rest = paragraph
      while let limit = rest.index(rest.startIndex, offsetBy: columns, limitedBy: rest.endIndex),
        limit < rest.endIndex
      {
        let end = rest[...limit].lastIndex(of: " ").map { $0 > rest.startIndex ? $0 : limit } ?? limit
        lines.append(rest[..<end])
        rest = rest[end...]
        if rest.first == " " { rest = rest.dropFirst() }
      }
      lines.append(rest)
    }
    return lines
  }
}
