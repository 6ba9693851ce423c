import Foundation

/// The content of a lazy container, line by line, of which only those near the viewport are mounted.
///
/// Lines are mounted after a layout, when it is known what can be seen, and laid out in the next round of the same update.
/// Lines that were not measured yet count as long as the others are on average. When that turns out wrong above the
/// viewport, the scroll view moves along, so that the first visible line stays where it is on the screen.
@MainActor
final class LazyLines: ScrollFollower {
  unowned let element: Element
  private(set) var groups: [LineGroup] = []
  private(set) var style: LinesStyle
  private(set) var scroll: ScrollState?
  /// Puts the elements of an entry into elements of the container's own: the rows of a list.
  private let wrap: ((LineGroup, LineGroup.Entry) -> [Element])?
  /// Called with the elements that are mounted, after they changed.
  var mountedChanged: (() -> Void)?

  private var columns = 1
  /// Whether all lines are mounted because views and lines of a grid do not match one to one.
  private var isIrregular = false
  /// The lines that were seen when positions were last agreed on.
  var anchors: [Anchor] = []

  struct Anchor {
    let group: LineGroup.Key
    let name: LineName
    let line: Int
    let position: CGFloat
  }

  /// How many lines are mounted before they are measured, as a guess can be far too small.
  private static let batch = 12

  init(
    element: Element, style: LinesStyle, scroll: ScrollState?,
    wrap: ((LineGroup, LineGroup.Entry) -> [Element])? = nil
  ) {
    self.element = element
    self.style = style
    self.scroll = scroll.flatMap { $0.axes.contains(Axis.Set(rawValue: 1 << style.axis.rawValue)) ? $0 : nil }
    self.wrap = wrap
    if style.tracks != nil { columns = style.tracks?.resolve(in: 0).count ?? 1 }
    element.arrange(by: LinesLayout(style: style, lines: self))
    self.scroll?.add(self)
  }

  func change(_ style: LinesStyle) {
    guard style != self.style else { return }
    self.style = style
    element.arrange(by: LinesLayout(style: style, lines: self))
  }

  private var layout: LinesLayout { LinesLayout(style: style, lines: self) }

  // MARK: Collecting

  /// Takes in what the views inside contribute.
  func collect(
    from node: Node, change: ([LineGroupsBuilder.Part]) -> [LineGroupsBuilder.Part] = { $0 }
  ) {
    var builder = LineGroupsBuilder()
    node.collect { builder.add($0) }
    regroup(change(builder.parts))
  }

  private func regroup(_ parts: [LineGroupsBuilder.Part]) {
    let old = Dictionary(groups.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var changed = parts.map(\.key) != groups.map(\.key)
    groups = parts.map { part in
      let perLine = part.key.part == .rows ? columns : 1
      let known = old[part.key].flatMap { $0.perLine == perLine ? $0 : nil }
      let group = known ?? LineGroup(key: part.key, perLine: perLine, firstGuess: style.firstGuess)
      if group.take(part.sources) { changed = true }
      if known == nil, let other = old[part.key] { group.follow(other) }
      return group
    }
    moveMountedLines()
    mountFirstLine()
    mount()
    if changed {
      element.invalidateLayout()
      scroll?.settleSoon()
    }
  }

  /// Lets the mounted range of a group follow the first visible line.
  private func moveMountedLines() {
    guard let (anchor, group, line) = currentAnchor(), line != anchor.line else { return }
    let shift = line - anchor.line
    let lower = group.mounted.lowerBound + shift
    let range = max(0, lower)..<max(0, group.mounted.upperBound + shift)
    group.mounted = range.clamped(to: 0..<group.lineCount)
    // Lines may be collected again before the next layout.
    anchors = anchors.map { anchor in
      let line = groups.first { $0.key == anchor.group }?.line(of: anchor.name) ?? anchor.line
      return Anchor(group: anchor.group, name: anchor.name, line: line, position: anchor.position)
    }
  }

  /// Without any line the container would seem to need no space across.
  private func mountFirstLine() {
    guard groups.allSatisfy(\.mounted.isEmpty) else { return }
    groups.first { $0.key.part == .rows && $0.lineCount > 0 }?.mounted = 0..<1
  }

  private func mount() {
    if scroll == nil { for group in groups { group.mounted = 0..<group.lineCount } }
    for group in groups {
      group.mount { [wrap] group, number in
        let entry = group.entry(number)
        return wrap?(group, entry) ?? entry.elements
      }
    }
    findIrregularLines()
    adopt()
    mountedChanged?()
  }

  private func findIrregularLines() {
    guard style.tracks != nil, !isIrregular, scroll != nil else { return }
    isIrregular = groups.contains { group in
      group.key.part == .rows
        && zip(group.mounted, group.lines).contains { group.entries(in: $0).count != $1.count }
    }
    if isIrregular { scroll?.settleSoon() }
  }

  private func adopt() {
    var flowing: [Element] = []
    var pinned: [Element] = []
    for group in groups {
      // What stays in sight is drawn over the rest.
      let isPinned = style.pins(group.key.part)
      for line in group.lines { if isPinned { pinned += line } else { flowing += line } }
    }
    element.adopt(flowing + pinned)
  }

  // MARK: Settling

  func viewportMoved() {
    rememberAnchors()
    if !style.pinned.isEmpty { element.invalidateLayout() }
  }

  func settle() {
    guard element.node?.isMounted == true, element.parent != nil, let scroll else { return }
    guard scroll.viewport[axis: style.axis] > 0 else { return }
    updateColumns()
    if measure() { element.invalidateLayout() }
    followAnchor()
    // Each batch teaches how long lines are; the limit is for views whose size never settles.
    for _ in 0..<64 {
      guard mountMissingLines() else { break }
      if measure() { element.invalidateLayout() }
      followAnchor()
    }
    rememberAnchors()
  }

  private func updateColumns() {
    guard let tracks = style.tracks else { return }
    let count = max(1, tracks.resolve(in: across - 2 * style.margin).count)
    guard count != columns else { return }
    columns = count
    let parts = groups.map { LineGroupsBuilder.Part(key: $0.key, sources: $0.sources.map(\.source)) }
    regroup(parts)
  }

  private var across: CGFloat { element.frame.size[axis: style.across] }

  /// Takes in the lengths of mounted lines; returns whether one is news.
  private func measure() -> Bool {
    var isNews = false
    let layout = layout
    let across = across
    for group in groups {
      for (line, elements) in zip(group.mounted, group.lines) {
        let length = layout.length(of: elements, in: group, across: across)
        if group.setLength(length, of: line) { isNews = true }
      }
    }
    for part in [LineGroup.Part.header, .rows, .footer] where guessLengths(of: part) { isNews = true }
    return isNews
  }

  /// Lets groups without a measured line learn from those that have one.
  private func guessLengths(of part: LineGroup.Part) -> Bool {
    let same = groups.filter { $0.key.part == part }
    let count = same.reduce(0) { $0 + $1.lengths.measured.count }
    guard count > 0, same.count > 1 else { return false }
    let average = CGFloat(same.reduce(0) { $0 + $1.lengths.measured.sum } / Double(count))
    return same.reduce(false) { $1.guess(average) || $0 }
  }

  /// Mounts some of the lines that can be seen or are near, ends those far away; returns whether anything changed.
  private func mountMissingLines() -> Bool {
    guard let window else { return false }
    var changed = false
    var start: CGFloat = 0
    for group in groups {
      let length = group.lengths.total
      let wanted = wantedLines(of: group, from: start, window)
      start += length
      let next = Self.step(from: group.mounted, toward: wanted.all, visible: wanted.visible)
      if next != group.mounted {
        group.mounted = next
        changed = true
      }
    }
    if changed { mount() }
    return changed
  }

  private func wantedLines(
    of group: LineGroup, from start: CGFloat, _ window: ClosedRange<CGFloat>
  ) -> (all: Range<Int>, visible: Int) {
    guard group.lineCount > 0 else { return (0..<0, 0) }
    if isIrregular { return (0..<group.lineCount, 0) }
    let end = start + group.lengths.total
    let isNear = end >= window.lowerBound && start <= window.upperBound
    guard isNear || isNextToPinned(group, window) else { return (0..<0, 0) }
    let first = group.lengths.line(at: window.lowerBound - start)
    let last = group.lengths.line(at: window.upperBound - start)
    let visible = group.lengths.line(at: (visibleStart ?? 0) - start)
    return (first..<last + 1, min(max(visible, first), last))
  }

  /// Whether a group is the header or footer of a section that can be seen, and stays in sight.
  private func isNextToPinned(_ group: LineGroup, _ window: ClosedRange<CGFloat>) -> Bool {
    guard style.pins(group.key.part) else { return false }
    var start: CGFloat = 0
    for other in groups {
      let end = start + other.lengths.total
      if other.key.section == group.key.section, other.key.part == .rows, other.lineCount > 0,
        end >= window.lowerBound, start <= window.upperBound
      {
        return true
      }
      start = end
    }
    return false
  }

  /// The next range of mounted lines on the way to the wanted one.
  private static func step(from mounted: Range<Int>, toward wanted: Range<Int>, visible: Int) -> Range<Int> {
    guard !wanted.isEmpty else { return 0..<0 }
    let kept = mounted.clamped(to: wanted)
    guard !kept.isEmpty else {
      return visible..<min(wanted.upperBound, visible + batch)
    }
    // What can be seen comes first: lines after, then lines before.
    if kept.upperBound < wanted.upperBound {
      return kept.lowerBound..<min(wanted.upperBound, kept.upperBound + batch)
    }
    return max(wanted.lowerBound, kept.lowerBound - batch)..<kept.upperBound
  }
}
