import Foundation

/// The columns of a vertical grid or the rows of a horizontal one, and how they share the space across.
struct GridTracks: Equatable, Sendable {
  /// A column in its place.
  struct Track: Equatable {
    var start: CGFloat
    var length: CGFloat
    /// Where a view lies in its cell, if the item says so.
    var alignment: Alignment?
  }

  private enum Size: Equatable, Sendable {
    case fixed(CGFloat)
    case flexible(ClosedRange<CGFloat>)
    case adaptive(ClosedRange<CGFloat>)
  }

  private struct Item: Equatable, Sendable {
    var size: Size
    /// The gap after the item.
    var spacing: CGFloat
    var alignment: Alignment?
  }

  private var items: [Item]

  @MainActor init(_ items: [GridItem]) {
    let defaultSpacing = StackLayout.defaultSpacing
    self.items = items.map { item in
      let size: Size =
        switch item.size {
        case .fixed(let length): .fixed(max(0, length))
        case .flexible(let minimum, let maximum): .flexible(max(0, minimum)...max(0, minimum, maximum))
        case .adaptive(let minimum, let maximum): .adaptive(max(1, minimum)...max(1, minimum, maximum))
        }
      return Item(size: size, spacing: item.spacing ?? defaultSpacing, alignment: item.alignment)
    }
  }

  /// Shares a length: fixed items take theirs, then each of the others in turn gets an equal part of what is left, as far as
  /// its limits allow; an adaptive item fills its part with as many tracks as fit.
  func resolve(in length: CGFloat) -> [Track] {
    let gaps = items.dropLast().reduce(0) { $0 + $1.spacing }
    var rest = length - gaps
    var flexibleCount = 0
    for item in items {
      if case .fixed(let length) = item.size { rest -= length } else { flexibleCount += 1 }
    }
    var tracks: [Track] = []
    var position: CGFloat = 0
    for item in items {
      let share = flexibleCount == 0 ? 0 : max(0, rest / CGFloat(flexibleCount))
      let lengths: [CGFloat]
      switch item.size {
      case .fixed(let length):
        lengths = [length]
      case .flexible(let limits):
        lengths = [Self.clamp(share, to: limits)]
      case .adaptive(let limits):
        let minimum = limits.lowerBound
        let fitting = (share + item.spacing) / (minimum + item.spacing)
        let count = max(1, Int(min(fitting, 1000).rounded(.down)))
        let each = (share - CGFloat(count - 1) * item.spacing) / CGFloat(count)
        lengths = Array(repeating: Self.clamp(each, to: limits), count: count)
      }
      for length in lengths {
        tracks.append(Track(start: position, length: length, alignment: item.alignment))
        position += length + item.spacing
      }
      if case .fixed = item.size { continue }
      rest -= lengths.reduce(0, +) + CGFloat(lengths.count - 1) * item.spacing
      flexibleCount -= 1
    }
    return tracks
  }

  private static func clamp(_ length: CGFloat, to limits: ClosedRange<CGFloat>) -> CGFloat {
    min(max(length, limits.lowerBound), limits.upperBound)
  }
}
