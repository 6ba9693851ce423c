import Foundation
import SwiftUI

/// A bar that is the window's header where it stands at the window's upper edge.
@MainActor
protocol TopBar: AnyObject {
  var element: Element { get }
  /// What the bar says it is about.
  var title: String? { get }
  /// What the window's buttons take of the bar, in points.
  var room: HeaderRoom { get set }
}

/// The widths of the window's buttons in its upper corners, in points.
struct HeaderRoom: Equatable {
  var left: CGFloat = 0
  var right: CGFloat = 0

  /// The space that a bar keeps free at its ends, besides its own margin.
  func insets(margin: CGFloat, isRightToLeft: Bool) -> EdgeInsets {
    EdgeInsets(
      top: 0, leading: margin + (isRightToLeft ? right : left), bottom: 0,
      trailing: margin + (isRightToLeft ? left : right))
  }
}

/// The bars of a window: which of them make room for the window's buttons, and whether there are enough of them.
@MainActor
package final class TopBars {
  private struct Entry {
    weak var bar: (any TopBar)?
  }

  /// What the window's buttons need.
  var controls = HeaderRoom() { didSet { if controls != oldValue { check() } } }
  /// Called when the window needs a header of its own, or none any more.
  var needsHeaderChanged: () -> Void = {}
  /// Called when the front page has another title.
  var titleChanged: () -> Void = {}
  /// Whether an upper corner of the window belongs to no bar.
  private(set) var needsHeader = true { didSet { if needsHeader != oldValue { needsHeaderChanged() } } }
  /// The title of the front page, in the detail where there are two columns.
  private(set) var title: String? { didSet { if title != oldValue { titleChanged() } } }
  private var entries: [Entry] = []
  private weak var tree: ViewTree?

  /// Looks at the bars whenever something in the tree has moved.
  func follow(_ tree: ViewTree) {
    self.tree = tree
    guard let root = tree.root else { return }
    tree.readPositions(for: root) { [weak self] in self?.check() }
    check()
  }

  func add(_ bar: any TopBar) {
    entries.removeAll { $0.bar == nil }
    entries.append(Entry(bar: bar))
  }

  private func check() {
    guard let tree else { return }
    let layer = tree.presentations.shown.last { $0.isFullScreen }?.element
    let bars = entries.compactMap(\.bar).compactMap { bar in
      bar.element.frameInWindow(within: layer).map { (bar: bar, frame: $0) }
    }
    let inside = bars.filter { $0.frame.width > 0 }.sorted { $0.frame.minX < $1.frame.minX }
    title = inside.last { $0.bar.title != nil }?.bar.title
    let top = inside.filter { $0.frame.minY < 0.5 }
    let left = top.first { $0.frame.minX < 0.5 }?.bar
    let right = top.first { $0.frame.maxX > tree.size.width - 0.5 }?.bar
    needsHeader = left == nil || right == nil
    for (bar, _) in bars {
      let room = HeaderRoom(
        left: needsHeader || bar !== left ? 0 : controls.left,
        right: needsHeader || bar !== right ? 0 : controls.right)
      guard room != bar.room else { continue }
      bar.room = room
      bar.element.invalidateLayout()
    }
  }
}

extension Element {
  /// The frame in the window of an element that is in a presentation over all of it, or in nothing that is presented; `nil`
  /// for one that is elsewhere.
  @MainActor
  fileprivate func frameInWindow(within layer: Element?) -> CGRect? {
    var origin = CGPoint.zero
    var current: Element = self
    while true {
      if current.content is PresentationContent {
        return current === layer ? CGRect(origin: origin, size: frame.size) : nil
      }
      origin.x += current.frame.minX
      origin.y += current.frame.minY
      guard let parent = current.parent else { break }
      current = parent
    }
    let isInWindow = current === tree.rootElement
    return layer == nil && isInWindow ? CGRect(origin: origin, size: frame.size) : nil
  }
}
