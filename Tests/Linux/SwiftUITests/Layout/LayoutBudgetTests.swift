import SwiftUI
import SwiftUITesting
import XCTest

/// How often layouts are computed: a size is asked for again and again, but found once for each proposal. The numbers are
/// those found, rounded up. A cache of 8 proposals, and stacks that always ask for the least and the longest of
/// each child, took 23 arrangements for an element of the first test instead of 9, 931 for the leaf and 717 for a step.
final class LayoutBudgetTests: XCTestCase {
  func testTwelveStacksInOneAnother() {
    MainActor.assumeIsolated {
      let count = Count()
      let screen = Screen(size: CGSize(width: 4000, height: 3000)) { stacks(12, count) }
      let elements = screen.elements.count
      XCTAssertEqual(elements, 47)
      XCTAssertLessThanOrEqual(screen.tree.arrangements, 9 * elements)
      XCTAssertLessThanOrEqual(screen.arrangements { screen.press("longer") }, 4 * elements)
      for width in stride(from: CGFloat(320), through: 1200, by: 40) {
        let step = screen.arrangements { screen.tree.resize(to: CGSize(width: width, height: 3000)) }
        XCTAssertLessThanOrEqual(step, 5 * elements, "\(width)")
      }
    }
  }

  func testALeafOfTheSameSizeLeavesTheOthersAlone() {
    MainActor.assumeIsolated {
      let count = Count()
      let screen = Screen(size: CGSize(width: 800, height: 600)) { stacks(12, count) }
      let before = count.value
      XCTAssertGreaterThan(before, 0)
      let path = 12 + 2
      XCTAssertLessThanOrEqual(screen.arrangements { screen.press("other") }, 9 * path)
      XCTAssertEqual(count.value, before)
    }
  }

  func testThreeStacksInEachOfThree() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 4000, height: 3000)) { bush(6) }
      let elements = screen.elements.count
      XCTAssertEqual(elements, 1094)
      XCTAssertLessThanOrEqual(screen.tree.arrangements, 10 * elements)
    }
  }

  func testFortyEightModifiersOfAView() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 800, height: 600)) { wrappers(12) }
      let elements = screen.elements.count
      XCTAssertEqual(screen.tree.arrangements, elements)
      XCTAssertLessThan(screen.arrangements { screen.press("longer") }, elements)
      for width in stride(from: CGFloat(320), through: 1200, by: 40) {
        let step = screen.arrangements { screen.tree.resize(to: CGSize(width: width, height: 600)) }
        XCTAssertLessThanOrEqual(step, elements, "\(width)")
      }
    }
  }
}

extension Screen {
  /// How many arrangements something takes.
  fileprivate func arrangements(for change: () -> Void) -> Int {
    let before = tree.arrangements
    change()
    return tree.arrangements - before
  }
}

@MainActor
private func stacks(_ depth: Int, _ count: Count) -> AnyView {
  guard depth > 0 else { return AnyView(Leaf()) }
  let inner = stacks(depth - 1, count)
  return depth % 2 == 0
    ? AnyView(
      HStack {
        Text("some words"); inner; Box("b", width: 5...50)
      })
    : AnyView(
      VStack {
        Counted(count: count); inner; fill("c")
      })
}

@MainActor
private func bush(_ depth: Int) -> AnyView {
  guard depth > 0 else { return AnyView(Text("some words")) }
  return depth % 2 == 0
    ? AnyView(
      HStack {
        bush(depth - 1); bush(depth - 1); bush(depth - 1)
      })
    : AnyView(
      VStack {
        bush(depth - 1); bush(depth - 1); bush(depth - 1)
      })
}

@MainActor
private func wrappers(_ depth: Int) -> AnyView {
  guard depth > 0 else { return AnyView(Leaf()) }
  return AnyView(
    wrappers(depth - 1).padding(2).frame(maxWidth: .infinity).background(fill("b")).frame(minHeight: 10))
}

/// A text that buttons on it change.
private struct Leaf: View {
  @State private var text = "a few more words"

  var body: some View {
    Text(text)
      .overlay(
        ZStack {
          Button("longer") { text += " and more" }
          Button("other") { text = "b few more words" }
        })
  }
}

@MainActor
private final class Count {
  var value = 0
}

/// A leaf that counts how often it is measured.
nonisolated private struct Counted: _PrimitiveView {
  let count: Count
}

extension Counted: ElementView {
  @MainActor func configure(_ element: Element, in environment: EnvironmentValues) {
    element.arrange(by: CountedLayout(count: count))
  }
}

private struct CountedLayout: LayoutRule {
  let count: Count

  nonisolated static func == (left: CountedLayout, right: CountedLayout) -> Bool {
    left.count === right.count
  }

  func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    count.value += 1
    return Arrangement(size: CGSize(width: 30, height: 20))
  }
}
