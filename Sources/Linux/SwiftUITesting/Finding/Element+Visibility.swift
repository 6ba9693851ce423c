import SwiftUI

extension Element {
  /// Whether the element is shown: not hidden, not transparent, not on a covered page or in a tab that is not selected.
  ///
  /// What is scrolled out of sight or covered by a sheet is still shown: a person knows how to get there.
  package var isSeen: Bool {
    guard node?.isShown == true else { return false }
    return !withAncestors.contains { element in
      switch element.content {
      case is HiddenContent: return true
      case let content as EffectContent:
        if case .opacity(let opacity) = content.effect { return opacity <= 0 }
        return false
      default: return false
      }
    }
  }

  /// What covers the element and keeps a person from reaching it.
  var cover: Element? {
    for element in withAncestors {
      guard let siblings = element.parent?.children,
        let index = siblings.firstIndex(where: { $0 === element })
      else { continue }
      let cover = siblings[(index + 1)...].last { ($0.content as? any Covering)?.coversBelow == true }
      if let cover { return cover }
    }
    return pictureInFront
  }

  /// A shape or picture that takes touches in the middle of the element.
  private var pictureInFront: Element? {
    let frame = frameInWindow
    for element in withAncestors {
      guard let parent = element.parent, parent.laysChildrenOverOneAnother else { continue }
      let siblings = parent.childrenFromBackToFront
      guard let index = siblings.firstIndex(where: { $0 === element }) else { continue }
      let picture = siblings[(index + 1)...].flatMap(\.withDescendants).last { other in
        guard other.isTouchable, other.isSeen, !other.isUnreachable else { return false }
        let place = other.frameInWindow.origin
        return other.takesTouch(at: CGPoint(x: frame.midX - place.x, y: frame.midY - place.y))
      }
      if let picture { return picture }
    }
    return nil
  }

  /// Whether pointers go through the element.
  var isUnreachable: Bool {
    withAncestors.contains { element in
      if case .unreachable? = (element.content as? EffectContent)?.effect { return true }
      return false
    }
  }

  /// Where the element is in the window, in points.
  package var frameInWindow: CGRect {
    var frame = CGRect(origin: .zero, size: frame.size)
    for element in withAncestors {
      frame = frame.offsetBy(dx: element.frame.minX, dy: element.frame.minY)
      if let scroll = element.parent?.content as? ScrollContent {
        frame = frame.offsetBy(dx: -scroll.state.offset.x, dy: -scroll.state.offset.y)
      }
    }
    return frame
  }
}
