import Foundation

/// How a picture is magnified and moved in its space. Nothing can be moved farther than its edge.
struct Zoom: Equatable {
  /// How many times larger than to fit the space.
  private(set) var scale: CGFloat = 1
  /// How far the middle of the picture is from the middle of the space, in points.
  private(set) var offset = CGSize.zero
  /// Where a gesture that goes on began.
  private var start: Start?

  private struct Start: Equatable {
    let scale: CGFloat
    let offset: CGSize
  }

  static let limits: ClosedRange<CGFloat> = 1...6
  private static let step: CGFloat = 1.6
  private static let doubleTapScale: CGFloat = 2.5

  var isMagnified: Bool { scale > 1 }
  var canMagnify: Bool { scale < Self.limits.upperBound }

  /// Two fingers are so many times as far apart as they were.
  mutating func pinched(by factor: CGFloat, in space: CGSize) {
    let start = begun()
    magnify(from: start, to: start.scale * factor, in: space)
  }

  /// A finger has come so far.
  mutating func dragged(by way: CGSize, in space: CGSize) {
    let start = begun()
    offset = Self.held(
      CGSize(width: start.offset.width + way.width, height: start.offset.height + way.height), at: scale,
      in: space)
  }

  /// The fingers are lifted.
  mutating func gestureEnded() {
    start = nil
  }

  mutating func magnified(in space: CGSize) {
    magnify(from: Start(scale: scale, offset: offset), to: scale * Self.step, in: space)
  }

  mutating func reduced(in space: CGSize) {
    magnify(from: Start(scale: scale, offset: offset), to: scale / Self.step, in: space)
  }

  mutating func doubleTapped() {
    self = Zoom(scale: isMagnified ? 1 : Self.doubleTapScale)
  }

  init() {}

  private init(scale: CGFloat) {
    self.scale = scale
  }

  private mutating func begun() -> Start {
    let start = start ?? Start(scale: scale, offset: offset)
    self.start = start
    return start
  }

  /// The point in the middle of the space stays there.
  private mutating func magnify(from start: Start, to wanted: CGFloat, in space: CGSize) {
    scale = min(max(wanted, Self.limits.lowerBound), Self.limits.upperBound)
    let factor = scale / start.scale
    offset = Self.held(
      CGSize(width: start.offset.width * factor, height: start.offset.height * factor), at: scale, in: space)
  }

  private static func held(_ offset: CGSize, at scale: CGFloat, in space: CGSize) -> CGSize {
    func held(_ way: CGFloat, _ length: CGFloat) -> CGFloat {
      let most = (scale - 1) * length / 2
      return min(max(way, -most), most)
    }
    return CGSize(width: held(offset.width, space.width), height: held(offset.height, space.height))
  }
}
