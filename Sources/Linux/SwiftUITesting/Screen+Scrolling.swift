import SwiftUI

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
