import XCTest

import SwiftUI
import SwiftUITesting

@MainActor
private final class Rows: ObservableObject {
  @Published var ids: [Int]

  init(_ ids: [Int]) {
    self.ids = ids
  }
}

private struct LazyScreen: View {
  @ObservedObject var rows: Rows
  var height: @Sendable (Int) -> Int = { _ in 1 }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(rows.ids, id: \.self) { id in
          Text(([String(id)] + Array(repeating: "-", count: height(id) - 1)).joined(separator: "\n"))
        }
      }
    }
  }
}

final class LazyStackTests: XCTestCase {
  func testTheFirstUpdateMountsAScreenfulAndAHalf() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 200, height: 400)) { LazyScreen(rows: Rows(Array(0..<10_000))) }
      XCTAssertNotNil(screen.find("0"))
      XCTAssertNotNil(screen.find("19"))
      XCTAssertLessThanOrEqual(screen.rowCount, 42)
      XCTAssertEqual(screen.scroll.contentSize, CGSize(width: 200, height: 200_000))
    }
  }

  func testMemoryStaysFlatWhileTenThousandRowsScrollByAndBack() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 200, height: 400)) { LazyScreen(rows: Rows(Array(0..<10_000))) }
      let nodes = screen.tree.nodeCount
      var most = 0
      for y in Array(stride(from: 0, through: 199_600, by: 380))
        + stride(from: 199_600, through: 0, by: -3800)
      {
        screen.scroll(to: CGFloat(y))
        most = max(most, screen.tree.nodeCount)
        let first = Int(CGFloat(y) / 20)
        XCTAssertNotNil(screen.find(String(first)), "at \(y)")
        XCTAssertEqual(screen.find(String(first))?.frame.minY, CGFloat(first * 20))
      }
      XCTAssertLessThan(most, nodes * 2)
      screen.scroll(to: 0)
      XCTAssertEqual(screen.tree.nodeCount, nodes)
      screen.unmount()
      XCTAssertEqual(screen.tree.nodeCount, 0)
      XCTAssertEqual(screen.tree.elementCount, 0)
    }
  }

  func testModifiersAroundARepetitionKeepNothingOfRowsThatAreGone() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 200, height: 400)) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<10_000) { Text(String($0)).padding(1) }
              .padding(2)
              .deleteDisabled(true)
              .listRowBackground(Text("behind"))
          }
        }
      }
      let (nodes, elements) = (screen.tree.nodeCount, screen.tree.elementCount)
      for y in stride(from: 0, through: 40_000, by: 900) { screen.scroll(to: CGFloat(y)) }
      screen.scroll(to: 0)
      XCTAssertEqual(screen.tree.nodeCount, nodes)
      XCTAssertEqual(screen.tree.elementCount, elements)
    }
  }

  func testARowThatScrollsItselfIsLazyToo() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 200, height: 400)) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1000) { row in
              ScrollView(.horizontal) {
                LazyHStack(spacing: 0) { ForEach(0..<1000) { Text("\(row).\($0)") } }
              }
            }
          }
        }
      }
      XCTAssertNotNil(screen.find("19.0"))
      XCTAssertLessThan(screen.tree.arrangements, 20_000, "rows have their height from the start")
      XCTAssertNil(screen.find("0.90"))
      XCTAssertEqual(screen.scroll.contentSize.width, 200)
      XCTAssertLessThan(screen.rowCount, 60 * 20)
    }
  }

  func testRowsOfUnknownHeightDoNotMakeTheVisibleOnesJump() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 200, height: 400)) {
        LazyScreen(rows: Rows(Array(0..<1000)), height: { $0 < 500 ? $0 % 7 + 1 : 1 })
      }
      // Into the middle at one blow, over rows that were never measured.
      screen.scroll(to: screen.scroll.contentSize.height / 2)
      for _ in 0..<100 {
        let before = screen.visibleRows
        screen.scroll.scrolled(to: CGPoint(x: 0, y: screen.scroll.offset.y - 37))
        screen.update()
        let after = screen.visibleRows
        let common = before.keys.filter { after[$0] != nil }
        if screen.scroll.offset.y > 0 { XCTAssertFalse(common.isEmpty) }
        for row in common where screen.scroll.offset.y > 0 {
          XCTAssertEqual((after[row] ?? 0) - (before[row] ?? 0), 37, accuracy: 0.1, "row \(row)")
        }
      }
    }
  }

  func testAnUpdateEvaluatesMountedRowsOnly() {
    MainActor.assumeIsolated {
      @MainActor func evaluations(of count: Int) -> Int {
        let rows = Rows(Array(0..<count))
        let screen = Screen(size: CGSize(width: 200, height: 400)) {
          ScrollView { LazyVStack { CountedRows(rows: rows) } }
        }
        let before = screen.tree.evaluations
        rows.ids[2] = -1
        screen.update()
        XCTAssertNotNil(screen.find("-1"))
        return screen.tree.evaluations - before
      }
      XCTAssertEqual(evaluations(of: 100), evaluations(of: 10_000))
    }
  }

  func testInsertedRowsAboveLeaveTheVisibleOnesWhereTheyAre() {
    MainActor.assumeIsolated {
      let rows = Rows(Array(0..<1000))
      let screen = Screen(size: CGSize(width: 200, height: 400)) { LazyScreen(rows: rows) }
      screen.scroll(to: 5_005)
      let before = screen.visibleRows
      rows.ids.insert(contentsOf: 5000..<5500, at: 0)
      screen.update()
      XCTAssertEqual(screen.visibleRows, before)
      screen.scroll(to: 0)
      rows.ids.insert(7000, at: 0)
      screen.update()
      XCTAssertEqual(screen.visibleRows[7000], 0)
    }
  }

  func testAnEmptyRowTakesNoSpace() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 200, height: 400)) {
        ScrollView {
          LazyVStack(spacing: 5) {
            ForEach(0..<100) { index in
              if index % 2 == 0 { Text(String(index)) }
            }
          }
        }
      }
      XCTAssertEqual(screen.find("2")?.frame.minY, 25)
      screen.scroll(to: 10_000)
      XCTAssertNotNil(screen.find("98"))
      XCTAssertLessThan(screen.rowCount, 40)
    }
  }
}

private struct CountedRows: View {
  @ObservedObject var rows: Rows

  var body: some View {
    ForEach(rows.ids, id: \.self) { CountedRow(id: $0) }
  }
}

private struct CountedRow: View {
  let id: Int

  var body: some View {
    Text(String(id))
  }
}
