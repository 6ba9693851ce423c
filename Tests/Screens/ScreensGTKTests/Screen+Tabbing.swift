import CGTK
import SwiftUI
import SwiftUITesting
import XCTest

@testable import SwiftUIGTK

@MainActor
extension Screen {
  /// Presses a key until an element has the focus.
  func tab(to query: Query, by key: Key = .tab, line: UInt = #line) throws {
    var visited: [String] = []
    for _ in 0..<30 {
      try press(key)
      guard let window, let focus = window.host.element(around: gtk_window_get_focus(window.widget.cast()))
      else { continue }
      let goal = try get(query)
      let isOne = focus.content is ButtonContent || focus.content is ListRowContent
      if focus.isInside(goal) || (isOne && goal.isInside(focus)) { return }
      visited.append(focus.summary)
    }
    let way = visited.joined(separator: "\n")
    XCTFail("\(key.name) does not lead to \(query). It led to:\n\(way)", line: line)
  }
}

@MainActor
extension Element {
  /// Whether this is another element or somewhere in it.
  fileprivate func isInside(_ other: Element) -> Bool {
    sequence(first: self) { $0.parent }.contains { $0 === other }
  }
}
