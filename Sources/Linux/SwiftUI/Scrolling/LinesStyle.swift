import Foundation

/// How a lazy container puts lines after one another.
struct LinesStyle: Equatable, Sendable {
  /// Where lines follow one another.
  var axis: Axis
  /// Points between lines.
  var spacing: CGFloat
  /// Lines up what is in the container.
  var alignment: Alignment = .center
  /// The columns of a grid, or the rows of a horizontal one; `nil` for a stack.
  var tracks: GridTracks?
  /// Which headers and footers stay in sight.
  var pinned: PinnedScrollableViews = []
  /// Space at both ends across the axis, in points.
  var margin: CGFloat = 0
  /// What a line counts before any is measured, in points.
  var firstGuess: CGFloat = 44

  var across: Axis { axis == .vertical ? .horizontal : .vertical }

  /// The guide that lines up views across the axis.
  var guide: AlignmentKey {
    axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
  }

  /// Whether a part of a section stays in sight.
  func pins(_ part: LineGroup.Part) -> Bool {
    switch part {
    case .header: pinned.contains(.sectionHeaders)
    case .footer: pinned.contains(.sectionFooters)
    case .rows: false
    }
  }

  /// What a line is offered.
  func proposal(across length: CGFloat?) -> ProposedSize {
    var proposal = ProposedSize.unspecified
    proposal[axis: across] = length.map { max(0, $0 - 2 * margin) }
    return proposal
  }
}
