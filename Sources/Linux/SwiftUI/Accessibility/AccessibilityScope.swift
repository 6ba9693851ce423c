extension AccessibilityTree {
  /// The element in which units can differ once an element has changed: the outermost one around it that reads its inside,
  /// or itself. `nil` for an element that is not in a tree.
  package static func scope(of changed: Element, in root: Element) -> Element? {
    var scope = changed
    var top = changed
    while let above = top.parent {
      top = above
      if above.readsInside { scope = above }
    }
    return top === root ? scope : nil
  }
}

extension Element {
  /// Whether units inside depend on the element, or what is said of the element on them.
  fileprivate var readsInside: Bool {
    guard accessibility.isEmpty else { return true }
    switch content.role {
    case .none: return content.label != nil || (content as? GestureContent)?.tap != nil
    case .group: return true
    case let role: return role.isClosed || content is any PressableContent
    }
  }
}
