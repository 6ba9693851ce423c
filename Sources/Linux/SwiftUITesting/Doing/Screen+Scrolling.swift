import SwiftUI

// There is no pulling down to refresh on iOS 14's SwiftUI, and so none here.
extension Screen {
  /// The outermost scroll view.
  package var scroll: ScrollState {
    guard let scroll = content(ScrollContent.self)?.state else {
      preconditionFailure("Nothing on the screen scrolls")
    }
    return scroll
  }

  /// Scrolls as a person does, down to a distance from the top.
  package func scroll(to y: CGFloat) {
    scroll.scrolled(to: CGPoint(x: 0, y: y))
    update()
  }

  /// Scrolls what matches, or what is around it, by some points to the right and down.
  ///
  /// - Throws: A ``ScreenFailure`` if it does not scroll.
  package func scroll(_ query: Query = .kind(ScrollContent.self), byX x: CGFloat = 0, y: CGFloat = 0) throws {
    let (element, content) = try target(query, "scrolled") { $0 as? ScrollContent }
    let offset = content.state.offset
    driver.scroll(element, content, to: CGPoint(x: offset.x + x, y: offset.y + y))
    try settle()
  }

  /// Scrolls as far as it goes.
  ///
  /// - Throws: A ``ScreenFailure`` if it does not scroll, or if it grows without an end.
  package func scrollToEnd(of query: Query = .kind(ScrollContent.self)) throws {
    let (element, content) = try target(query, "scrolled") { $0 as? ScrollContent }
    // Rows get their real lengths on the way.
    for _ in 0..<Self.pageLimit {
      let state = content.state
      let end = CGPoint(
        x: state.axes.contains(.horizontal) ? state.contentSize.width - state.viewport.width : state.offset.x,
        y: state.axes.contains(.vertical) ? state.contentSize.height - state.viewport.height : state.offset.y)
      if state.offset == end { return }
      driver.scroll(element, content, to: end)
      try settle()
    }
    throw failure("\(query) grows without an end.")
  }

  /// Scrolls until what matches is in sight, from the top on if it is in rows that are not mounted yet.
  ///
  /// - Throws: A ``ScreenFailure`` if it is not to be found.
  package func scroll(to query: Query, in container: Query = .kind(ScrollContent.self)) throws {
    if !has(query) {
      let (element, content) = try target(container, "scrolled") { $0 as? ScrollContent }
      let state = content.state
      driver.scroll(element, content, to: .zero)
      try settle()
      for _ in 0..<Self.pageLimit where !has(query) {
        let old = state.offset
        let isHorizontal = !state.axes.contains(.vertical)
        driver.scroll(
          element, content,
          to: CGPoint(
            x: old.x + (isHorizontal ? state.viewport.width : 0),
            y: old.y + (isHorizontal ? 0 : state.viewport.height)))
        try settle()
        if state.offset == old { break }
      }
    }
    try reveal(try get(query))
  }

  private static let pageLimit = 1000

  /// Brings an element into sight, if it is inside something that scrolls.
  func reveal(_ element: Element) throws {
    for container in element.withAncestors {
      guard let content = container.content as? ScrollContent, container !== element else { continue }
      let state = content.state
      let window = container.frameInWindow
      let frame = element.frameInWindow.offsetBy(dx: -window.minX, dy: -window.minY)
      var offset = state.offset
      if state.axes.contains(.horizontal) {
        offset.x += Self.way(from: frame.minX, frame.width, into: state.viewport.width)
      }
      if state.axes.contains(.vertical) {
        offset.y += Self.way(from: frame.minY, frame.height, into: state.viewport.height)
      }
      guard offset != state.offset else { continue }
      driver.scroll(container, content, to: offset)
      try settle()
    }
  }

  /// The shortest way that brings a stretch into a viewport.
  private static func way(from start: CGFloat, _ length: CGFloat, into viewport: CGFloat) -> CGFloat {
    if start < 0 || length > viewport { return start }
    return max(0, start + length - viewport)
  }

  /// The rectangle of an element in the content of the scroll view around it.
  package func frameInScroll(_ element: Element) -> CGRect {
    var frame = CGRect(origin: .zero, size: element.frame.size)
    var current: Element? = element
    while let element = current, !(element.content is ScrollContent) {
      frame.origin.x += element.frame.minX
      frame.origin.y += element.frame.minY
      current = element.parent
    }
    return frame
  }
}
