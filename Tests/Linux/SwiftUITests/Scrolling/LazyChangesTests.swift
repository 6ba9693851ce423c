import XCTest

import SwiftUI
import SwiftUITesting

@MainActor
private final class ChangingNumbers: ObservableObject {
  @Published var first = Array(0..<300)
  @Published var second = Array(1000..<1200)
  @Published var hasExtra = false
}

private struct Stack: View {
  @ObservedObject var numbers: ChangingNumbers

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) { NumberRows(numbers: numbers) }
    }
  }
}

private struct Sections: View {
  @ObservedObject var numbers: ChangingNumbers

  var body: some View {
    List { NumberRows(numbers: numbers) }
  }
}

private struct NumberRows: View {
  let numbers: ChangingNumbers

  var body: some View {
    Section(header: Text("first")) {
      ForEach(numbers.first, id: \.self) { NumberRow(number: $0) }
      if numbers.hasExtra { NumberRow(number: -1) }
    }
    ForEach(numbers.second, id: \.self) { NumberRow(number: $0) }
  }
}

/// A row that is up to four lines high, and remembers its number.
private struct NumberRow: View {
  let number: Int
  @State private var remembered: Int?

  var body: some View {
    Text(([String(number)] + Array(repeating: "-", count: abs(number) % 4)).joined(separator: "\n"))
      .onAppear { remembered = number }
      .opacityForTests(remembered.map { $0 == number } ?? true)
  }
}

extension View {
  fileprivate func opacityForTests(_ isRight: Bool) -> some View {
    padding(.leading, isRight ? 0 : 1)
  }
}

/// ChangingNumbers that look random and are the same each time.
private struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 11
  }
}

final class LazyChangesTests: XCTestCase {
  func testAnyChangeLeavesTheVisibleRowsInOrderWithoutGaps() {
    MainActor.assumeIsolated {
      for isList in [false, true] {
        var dice = Dice(state: 7)
        let numbers = ChangingNumbers()
        let screen = Screen(size: CGSize(width: 200, height: 400)) {
          if isList { Sections(numbers: numbers) } else { Stack(numbers: numbers) }
        }
        for round in 0..<70 {
          change(numbers, round: round, with: &dice)
          screen.update()
          checkRows(of: screen, numbers, isList ? "list, round \(round)" : "stack, round \(round)")
          let limit = Int(screen.scroll.contentSize.height)
          if round % 3 == 0 { screen.scroll(to: CGFloat(Int.random(in: 0...limit, using: &dice))) }
          if round % 5 == 1 { screen.scroll(to: screen.scroll.offset.y - 90) }
          checkRows(of: screen, numbers, isList ? "list, scrolled \(round)" : "stack, scrolled \(round)")
        }
        XCTAssertFalse(screen.tree.needsUpdate)
        XCTAssertEqual(screen.messages, [])
        screen.unmount()
        XCTAssertEqual(screen.tree.nodeCount, 0)
        XCTAssertEqual(screen.tree.elementCount, 0)
      }
    }
  }
}

@MainActor
private func change(_ numbers: ChangingNumbers, round: Int, with dice: inout Dice) {
  let place = Int.random(in: 0..<numbers.first.count, using: &dice)
  switch Int.random(in: 0..<6, using: &dice) {
  case 0: numbers.first.insert(2000 + round, at: place)
  case 1: numbers.first.remove(at: place)
  case 2: numbers.first.move(fromOffsets: [place, 0], toOffset: numbers.first.count / 2)
  case 3: numbers.second.shuffle(using: &dice)
  case 4: numbers.hasExtra.toggle()
  default: numbers.second.append(5000 + round)
  }
}

@MainActor
private func checkRows(of screen: Screen, _ numbers: ChangingNumbers, _ message: String) {
  let all = numbers.first + (numbers.hasExtra ? [-1] : []) + numbers.second
  let visible = screen.visibleRows.sorted { $0.value < $1.value }.map(\.key)
  guard let start = visible.first.flatMap(all.firstIndex) else {
    return XCTFail("nothing is seen: \(message)")
  }
  let expected = Array(all[start..<min(all.count, start + visible.count)])
  XCTAssertEqual(visible, expected, message)
  // Sorted by place they touch, and cover the viewport as far as there are rows.
  let frames = screen.elements.filter { $0.content is TextContent || $0.content is ListHeaderContent }
    .map(screen.frameInScroll).sorted { $0.minY < $1.minY }
  let overlaps = zip(frames, frames.dropFirst()).filter { $0.maxY > $1.minY + 0.1 }
  XCTAssertLessThanOrEqual(overlaps.count, 2, "only a header may lie over rows: \(message)")
  let end = min(screen.scroll.offset.y + 400, screen.scroll.contentSize.height)
  XCTAssertGreaterThanOrEqual((frames.map(\.maxY).max() ?? 0) + 12.1, end, message)
}
