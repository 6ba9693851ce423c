import Foundation

/// Mounted lines where they belong among those that are not.
struct LinesLayout: LayoutRule {
  let style: LinesStyle
  let lines: LazyLines

  /// The header or footer of a section, and the limit on its way.
  private struct Edge {
    let element: Element
    let length: CGFloat
    var limit: CGFloat
  }

  private struct Placed {
    var placements: [ObjectIdentifier: Placement] = [:]
    /// Headers that may have to stay in sight, and where their sections end.
    var headers: [Edge] = []
    /// Footers that may have to stay in sight, and where their sections start.
    var footers: [Edge] = []
    var position: CGFloat = 0
    /// Where the rows of the section begin.
    var sectionStart: CGFloat = 0
    var width: CGFloat = 0
  }

  func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    let offered = proposal[axis: style.across].flatMap { $0.isFinite ? $0 : nil }
    // What is lined up must know how much space there is across.
    let inner = style.proposal(across: offered)
    let tracks =
      offered.flatMap { length in
        style.tracks?.resolve(in: length - 2 * style.margin)
      } ?? style.tracks?.resolve(in: 0)
    let width =
      offered.map { $0 - 2 * style.margin }
      ?? tracks?.last.map { $0.start + $0.length } ?? widest(in: inner)
    var placed = Placed(width: max(0, width))
    for group in lines.groups { place(group, tracks: tracks, in: inner, &placed) }
    pin(&placed)
    var size = CGSize.zero
    size[axis: style.axis] = max(0, placed.position - (placed.position > 0 ? style.spacing : 0))
    size[axis: style.across] = placed.width + 2 * style.margin
    let nowhere = Placement(origin: .zero, proposal: inner)
    return Arrangement(
      size: size,
      placements: element.children.map { placed.placements[ObjectIdentifier($0)] ?? nowhere })
  }

  private func widest(in proposal: ProposedSize) -> CGFloat {
    lines.groups.flatMap(\.lines).joined().map { $0.size(in: proposal)[axis: style.across] }.max() ?? 0
  }

  private func place(
    _ group: LineGroup, tracks: [GridTracks.Track]?, in proposal: ProposedSize, _ placed: inout Placed
  ) {
    let start = placed.position
    placed.position += group.lengths.position(of: group.mounted.lowerBound)
    if group.key.part == .rows, let tracks, !tracks.isEmpty {
      placeCells(group.lines.flatMap { $0 }, tracks, &placed)
    } else {
      for element in group.lines.joined() { placeRow(element, in: proposal, &placed) }
    }
    let end = group.lengths
    placed.position += end.total - end.position(of: group.mounted.upperBound)
    note(group, from: start, in: &placed)
  }

  /// Keeps in mind what may have to stay in sight.
  private func note(_ group: LineGroup, from start: CGFloat, in placed: inout Placed) {
    let length = placed.position - start - style.spacing
    switch group.key.part {
    case .header where style.pinned.contains(.sectionHeaders):
      if let header = group.lines.first?.first {
        placed.headers.append(Edge(element: header, length: length, limit: placed.position))
      }
    case .rows where group.key.section != nil:
      placed.sectionStart = start
      if !placed.headers.isEmpty {
        placed.headers[placed.headers.count - 1].limit = placed.position - style.spacing
      }
    case .footer where style.pinned.contains(.sectionFooters):
      if let footer = group.lines.first?.first {
        placed.footers.append(Edge(element: footer, length: length, limit: placed.sectionStart))
      }
    default: break
    }
  }

  private func placeRow(_ element: Element, in proposal: ProposedSize, _ placed: inout Placed) {
    let dimensions = element.dimensions(in: proposal)
    let guide = element.guide(style.guide, in: proposal)
    var whole = CGSize.zero
    whole[axis: style.across] = placed.width
    let reference = style.guide.defaultValue(
      in: ViewDimensions(width: whole.width, height: whole.height))
    var origin = CGPoint.zero
    origin[axis: style.axis] = placed.position
    origin[axis: style.across] = style.margin + reference - guide
    placed.placements[ObjectIdentifier(element)] = Placement(origin: origin, proposal: proposal)
    let length = CGSize(width: dimensions.width, height: dimensions.height)[axis: style.axis]
    placed.position += length + style.spacing
  }

  private func placeCells(_ elements: [Element], _ tracks: [GridTracks.Track], _ placed: inout Placed) {
    let used = tracks.last.map { $0.start + $0.length } ?? 0
    let whole = ViewDimensions(width: placed.width, height: placed.width)
    let inside = ViewDimensions(width: used, height: used)
    let shift =
      style.margin + style.guide.defaultValue(in: whole) - style.guide.defaultValue(in: inside)
    for first in stride(from: 0, to: elements.count, by: tracks.count) {
      let cells = elements[first..<min(first + tracks.count, elements.count)]
      let length = zip(cells, tracks).map { self.length(of: $0, in: $1) }.max() ?? 0
      for (cell, track) in zip(cells, tracks) {
        var cellSize = CGSize.zero
        cellSize[axis: style.axis] = length
        cellSize[axis: style.across] = track.length
        let proposal = proposal(for: track)
        let alignment = track.alignment ?? style.alignment
        let dimensions = ViewDimensions(width: cellSize.width, height: cellSize.height)
        var origin = CGPoint(
          x: alignment.horizontal.key.defaultValue(in: dimensions)
            - cell.guide(alignment.horizontal.key, in: proposal),
          y: alignment.vertical.key.defaultValue(in: dimensions)
            - cell.guide(alignment.vertical.key, in: proposal))
        origin[axis: style.axis] += placed.position
        origin[axis: style.across] += track.start + shift
        placed.placements[ObjectIdentifier(cell)] = Placement(origin: origin, proposal: proposal)
      }
      placed.position += length + style.spacing
    }
  }

  private func proposal(for track: GridTracks.Track) -> ProposedSize {
    var proposal = ProposedSize.unspecified
    proposal[axis: style.across] = track.length
    return proposal
  }

  private func length(of cell: Element, in track: GridTracks.Track) -> CGFloat {
    cell.size(in: proposal(for: track))[axis: style.axis]
  }

  /// Moves headers and footers whose section is partly scrolled away to the edge of what is seen.
  private func pin(_ placed: inout Placed) {
    guard let seen = lines.visibleRange else { return }
    for header in placed.headers {
      move(header, in: &placed) { max($0, min(seen.lowerBound, max($0, header.limit - header.length))) }
    }
    for footer in placed.footers {
      move(footer, in: &placed) { min($0, max(seen.upperBound - footer.length, footer.limit)) }
    }
  }

  private func move(_ edge: Edge, in placed: inout Placed, to place: (CGFloat) -> CGFloat) {
    guard var placement = placed.placements[ObjectIdentifier(edge.element)] else { return }
    placement.origin[axis: style.axis] = place(placement.origin[axis: style.axis])
    placed.placements[ObjectIdentifier(edge.element)] = placement
  }

  /// The length of a line, with the space after it; nothing if the line is empty.
  func length(of line: [Element], in group: LineGroup, across width: CGFloat) -> CGFloat {
    guard !line.isEmpty else { return 0 }
    if group.key.part == .rows, let tracks = style.tracks?.resolve(in: width - 2 * style.margin) {
      return (zip(line, tracks).map { length(of: $0, in: $1) }.max() ?? 0) + style.spacing
    }
    let proposal = style.proposal(across: width)
    return line.reduce(0) { $0 + $1.size(in: proposal)[axis: style.axis] + style.spacing }
  }

  nonisolated static func == (one: LinesLayout, other: LinesLayout) -> Bool {
    one.style == other.style && one.lines === other.lines
  }
}
