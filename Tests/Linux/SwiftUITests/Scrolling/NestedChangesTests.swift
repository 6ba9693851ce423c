import XCTest

import SwiftUI
import SwiftUITesting

@MainActor
private final class Days: ObservableObject {
  @Published var numbers = Array(100..<160)
  @Published var title = "first"
}

/// Rows in sections that come from data themselves.
private struct Calendar: View {
  @ObservedObject var days: Days

  var body: some View {
    List {
      ForEach(["day"], id: \.self) { _ in
        Section(header: Text(days.title)) {
          ForEach(days.numbers, id: \.self) { Text(String($0)).frame(height: 100) }
        }
      }
    }
  }
}

final class NestedChangesTests: XCTestCase {
  func testTheRowsInSightStayWhenMoreThanAScreenfulIsPutInAboveThem() throws {
    try MainActor.assumeIsolated {
      let days = Days()
      let screen = Screen { Calendar(days: days) }
      try screen.scroll(byX: 0, y: 1_500)
      let before = try screen.get("116").frameInWindow.minY
      days.numbers = Array(0..<50) + days.numbers
      days.title = "second"
      try screen.settle()
      XCTAssertEqual(try screen.get("116").frameInWindow.minY, before)
      XCTAssertGreaterThan(screen.scroll.offset.y, 6_000)
    }
  }
}
