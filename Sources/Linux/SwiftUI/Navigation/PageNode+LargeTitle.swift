import Foundation

extension PageNode: ScrollFollower {
  func viewportMoved() { placeLargeTitle() }
  func settle() { placeLargeTitle() }
  func frame(of id: AnyHashable) -> (element: Element, frame: CGRect, isExact: Bool)? { nil }

  /// Gives the large title to what scrolls at the upper edge of the page, or takes it back.
  func followScrolling() {
    guard isShown else { return }
    let new = showsLargeTitle ? pane.scrollAtTop(at: .zero, width: pane.frame.width) : nil
    if new !== scroll {
      if scroll?.header === chrome.largeTitle { scroll?.header = nil }
      scroll = new
      new?.add(self)
    }
    new?.header = chrome.largeTitle
    placeLargeTitle()
  }

  private func placeLargeTitle() {
    let new: LargeTitlePlace
    if let scroll {
      new = scroll.position.y < max(1, chrome.largeTitle.frame.maxY) ? .inContent : .scrolledAway
    } else {
      new = .belowBar
    }
    guard new != chrome.largeTitlePlace else { return }
    chrome.largeTitlePlace = new
    invalidate()
  }
}

extension Element {
  /// What scrolls up and down and begins at the upper edge of an element, over all of its width.
  fileprivate func scrollAtTop(at origin: CGPoint, width: CGFloat) -> ScrollState? {
    guard abs(origin.y) < 0.5, !(content is NavigationContent) else { return nil }
    if let content = content as? ScrollContent {
      let isWhole = abs(origin.x) < 0.5 && abs(frame.width - width) < 0.5
      return isWhole && content.axes == .vertical ? content.state : nil
    }
    for child in children {
      let place = CGPoint(x: origin.x + child.frame.minX, y: origin.y + child.frame.minY)
      if let found = child.scrollAtTop(at: place, width: width) { return found }
    }
    return nil
  }
}
