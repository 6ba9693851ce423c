import Foundation

/// Where a scroll view is: the framework and the host both read and change it.
///
/// A host mirrors it: it shows `contentSize` through a window of `viewport` at `offset`, reports what a person scrolls with
/// `scrolled(to:)`, and follows when `changed` is called.
@MainActor
package final class ScrollState {
  /// The size of what is seen at once, in points.
  package private(set) var viewport = CGSize.zero
  /// The size of what can be scrolled, at least as large as the viewport.
  package private(set) var contentSize = CGSize.zero
  /// How far the content is scrolled from its top and from the side where lines begin.
  package private(set) var position = CGPoint.zero
  /// The axes along which the content scrolls.
  package internal(set) var axes: Axis.Set = .vertical
  package internal(set) var isRightToLeft = false
  /// What stands above the content and scrolls with it: the large title of a page.
  var header: Element? { didSet { if header !== oldValue { headerChanged?() } } }
  /// Called when another header, or none, is to scroll with the content.
  var headerChanged: (@MainActor () -> Void)?
  /// Called when the framework moved the content or learned another size; the argument says whether to move smoothly.
  package var changed: (@MainActor (_ isAnimated: Bool) -> Void)?
  /// Where a smooth move begins: the left top corner of what was seen before.
  package private(set) var smoothStart = CGPoint.zero

  private unowned let tree: ViewTree
  private(set) weak var element: Element?
  private var followers: [Follower] = []
  private var target: ScrollTarget?
  private var tries = 0
  /// Whether a person sees the way to the target; it begins when the target is found.
  private var isSmooth = false
  private var isWaiting = false

  /// How often a place to scroll to is looked up again while rows on the way to it get their real lengths.
  private static let tryLimit = 12

  init(element: Element) {
    self.element = element
    tree = element.tree
  }

  private struct Follower {
    weak var object: (any ScrollFollower)?
  }

  /// The left top corner of what is seen, in the content's coordinates.
  package var offset: CGPoint {
    get { physical(position) }
  }

  /// A point seen from the other side where lines begin at the right; the same function leads back.
  private func physical(_ point: CGPoint) -> CGPoint {
    guard isRightToLeft else { return point }
    return CGPoint(x: contentSize.width - viewport.width - point.x, y: point.y)
  }

  /// Says that a person scrolled; the argument is the left top corner of what is seen.
  package func scrolled(to offset: CGPoint) {
    let new = clamped(physical(offset))
    guard new != position else { return }
    target = nil
    position = new
    for follower in followers { follower.object?.viewportMoved() }
    settleSoon()
  }

  /// Moves the content by itself; the argument is the left top corner of what is to be seen.
  package func request(_ offset: CGPoint, isAnimated: Bool = false) {
    move(to: physical(offset), isAnimated: isAnimated)
  }

  /// Brings something into view, now or as soon as it is mounted.
  func reveal(_ target: ScrollTarget, isAnimated: Bool = false) {
    self.target = target
    tries = 0
    isSmooth = isAnimated
    smoothStart = offset
    settleSoon()
  }

  private func move(to new: CGPoint, isAnimated: Bool = false) {
    let new = clamped(new)
    guard new != position else { return }
    if isAnimated { smoothStart = offset }
    position = new
    for follower in followers { follower.object?.viewportMoved() }
    settleSoon()
    changed?(isAnimated)
  }

  /// Moves along with content that moved, so that it stays where it is on the screen.
  func follow(_ distance: CGFloat, along axis: Axis) {
    position[axis: axis] += distance
    changed?(false)
  }

  func add(_ follower: any ScrollFollower) {
    followers.removeAll { $0.object == nil || $0.object === follower }
    followers.append(Follower(object: follower))
    settleSoon()
  }

  // MARK: After layout

  /// Lets the lazy containers inside mount what can be seen, once frames are known.
  func settleSoon() {
    guard !isWaiting else { return }
    isWaiting = true
    tree.whenLaidOut { [weak self] in self?.settle() }
  }

  private func settle() {
    isWaiting = false
    guard let element, element.node?.isMounted == true else { return }
    readSizes(of: element)
    for follower in followers { follower.object?.settle() }
    if let target { approach(target, in: element) }
  }

  private func readSizes(of element: Element) {
    let inside = element.children.first?.frame.size ?? .zero
    let size = CGSize(
      width: max(inside.width, element.frame.width), height: max(inside.height, element.frame.height))
    let hadSizes = (viewport, contentSize)
    viewport = element.frame.size
    contentSize = size
    let old = position
    position = clamped(position)
    if hadSizes != (viewport, contentSize) || position != old { changed?(false) }
  }

  private func clamped(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(0, point.x), max(0, contentSize.width - viewport.width)),
      y: min(max(0, point.y), max(0, contentSize.height - viewport.height)))
  }

  private func approach(_ target: ScrollTarget, in element: Element) {
    guard let found = target.find(in: element, followers: followers.compactMap(\.object)) else {
      self.target = nil
      return
    }
    let old = position
    move(to: destination(for: found.frame, anchor: target.anchor))
    tries += 1
    if (found.isExact && position == old) || tries == Self.tryLimit {
      self.target = nil
      if isSmooth, offset != smoothStart { changed?(true) }
    } else {
      settleSoon()
    }
  }

  /// The position at which a rectangle is seen: at the anchor, or after the shortest way if there is none.
  private func destination(for frame: CGRect, anchor: UnitPoint?) -> CGPoint {
    let leading =
      isRightToLeft
      ? CGRect(
        x: contentSize.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
    var point = position
    if axes.contains(.horizontal) {
      let share = anchor.map { isRightToLeft ? 1 - $0.x : $0.x }
      point.x = Self.place(leading.minX, leading.width, in: viewport.width, at: share, now: position.x)
    }
    if axes.contains(.vertical) {
      point.y = Self.place(leading.minY, leading.height, in: viewport.height, at: anchor?.y, now: position.y)
    }
    return point
  }

  private static func place(
    _ start: CGFloat, _ length: CGFloat, in viewport: CGFloat, at share: CGFloat?, now: CGFloat
  ) -> CGFloat {
    if let share { return start + share * (length - viewport) }
    if start < now || length > viewport { return start }
    return max(now, start + length - viewport)
  }
}

/// A container inside a scroll view that mounts only what can be seen.
@MainActor
protocol ScrollFollower: AnyObject {
  /// Another part of the content is seen than before.
  func viewportMoved()
  /// Mounts what can be seen; called when frames are known.
  func settle()
  /// The frame of a row with an identity in the coordinates of the container's element, and whether it is more than a guess.
  func frame(of id: AnyHashable) -> (element: Element, frame: CGRect, isExact: Bool)?
}
