/// Something to scroll to.
@MainActor
struct ScrollTarget {
  let id: AnyHashable
  let anchor: UnitPoint?

  /// The frame in the coordinates of the scroll view's content, and whether it is more than a guess.
  func find(in scroll: Element, followers: [any ScrollFollower]) -> (frame: CGRect, isExact: Bool)? {
    for follower in followers {
      if let found = follower.frame(of: id) {
        return (found.element.convert(found.frame, to: scroll), found.isExact)
      }
    }
    guard let elements = scroll.node.flatMap(place)?.elements, !elements.isEmpty else { return nil }
    let frames = elements.map { element in
      let row = element.row(below: scroll)
      return row.convert(CGRect(origin: .zero, size: row.frame.size), to: scroll)
    }
    return (frames.dropFirst().reduce(frames[0]) { $0.union($1) }, true)
  }

  private func place(in node: Node) -> Node? {
    if let found = (node as? any IdentifiedPlaces)?.place(for: id) { return found }
    for child in node.children {
      if let found = place(in: child) { return found }
    }
    return nil
  }
}

extension Element {
  /// A rectangle in the coordinates of an element above.
  func convert(_ rectangle: CGRect, to ancestor: Element) -> CGRect {
    var frame = rectangle
    var current: Element? = self
    while let element = current, element !== ancestor {
      frame.origin.x += element.frame.minX
      frame.origin.y += element.frame.minY
      current = element.parent
    }
    return frame
  }

  /// The row of a list that the element is in, or the element itself.
  fileprivate func row(below scroll: Element) -> Element {
    var current: Element? = self
    while let element = current, element !== scroll {
      if element.content is ListRowContent { return element }
      current = element.parent
    }
    return self
  }
}
