import Foundation

/// A part of something larger, with scroll bars. Its only child is what scrolls, at the content's origin.
package struct ScrollContent: ElementContent {
  package static let kind = "Scroll"
  package var axes: Axis.Set
  package var showsIndicators: Bool
  /// The look of the list whose rows are inside; `nil` if there are none.
  package var list: ListLook?
  package var state: ScrollState

  /// Says that a person scrolled; the argument is the left top corner of what is seen.
  package var scrolled: Action<CGPoint> {
    let state = state
    return Action { state.scrolled(to: $0) }
  }

  package var details: [String] {
    (axes.contains(.horizontal) ? ["horizontal"] : []) + (axes.contains(.vertical) ? ["vertical"] : [])
      + (list.map { ["list", $0.rawValue] } ?? [])
  }
  package var role: AccessibilityRole { list == nil ? .scroll : .list }

  package static func == (one: ScrollContent, other: ScrollContent) -> Bool {
    one.axes == other.axes && one.showsIndicators == other.showsIndicators && one.list == other.list
      && one.state === other.state
  }
}
