import XCTest

import SwiftUI
import SwiftUITesting

@MainActor
private final class Names: ObservableObject {
  @Published var all: [String]

  init(_ all: [String]) {
    self.all = all
  }
}

private struct Row: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

private struct Rows: View {
  @ObservedObject var names: Names
  let isLazy: Bool

  var body: some View {
    if isLazy {
      ScrollView { LazyVStack(spacing: 0) { rows } }
    } else {
      VStack(spacing: 0) { rows }
    }
  }

  private var rows: some View {
    ForEach(names.all, id: \.self) { Row(name: $0) }
  }
}

private struct Person: Identifiable {
  let id: Int
  var name: String
}

private struct People: View {
  @State private var people = [Person(id: 1, name: "a"), Person(id: 2, name: "b")]

  var body: some View {
    VStack {
      ForEach($people) { person in
        Button(person.wrappedValue.name) { person.wrappedValue.name += "!" }
      }
      Text(people.map(\.name).joined(separator: ","))
    }
  }
}

final class ForEachTests: XCTestCase {
  func testStateFollowsItsElement() {
    MainActor.assumeIsolated {
      for isLazy in [false, true] {
        let names = Names(["a", "b", "c", "d"])
        let screen = Screen(size: CGSize(width: 200, height: 400)) { Rows(names: names, isLazy: isLazy) }
        screen.content(ButtonContent.self, "c 0")?.press()
        screen.update()
        names.all = ["new", "c", "a", "d"]
        screen.update()
        let labels = screen.elements.compactMap { ($0.content as? TextContent)?.text.plain }
        XCTAssertEqual(labels, ["new 0", "c 1", "a 0", "d 0"])
        names.all = ["a"]
        screen.update()
        names.all = ["a", "c"]
        screen.update()
        XCTAssertNotNil(screen.find("c 0"), "a removed element takes its state along")
        screen.unmount()
        XCTAssertEqual(screen.tree.nodeCount, 0)
      }
    }
  }

  func testOnlyTheFirstOfTwoEqualIdentitiesIsShown() {
    MainActor.assumeIsolated {
      for isLazy in [false, true] {
        let names = Names(["a", "b", "a"])
        let screen = Screen(size: CGSize(width: 200, height: 400)) { Rows(names: names, isLazy: isLazy) }
        XCTAssertEqual(screen.rowCount, 2)
        names.all.append("e")
        screen.update()
        XCTAssertEqual(screen.rowCount, 3)
        XCTAssertEqual(screen.messages.count, 1)
      }
    }
  }

  func testABindingToEachElementChangesTheCollection() {
    MainActor.assumeIsolated {
      let screen = Screen { People() }
      screen.content(ButtonContent.self, "b")?.press()
      screen.update()
      XCTAssertNotNil(screen.find("a,b!"))
    }
  }

  func testElementsAreRemovedAtOffsets() {
    var letters = Array("abcdef")
    letters.remove(atOffsets: [0, 2, 5])
    XCTAssertEqual(String(letters), "bde")
  }

  func testElementsAreMovedBeforeTheOneAtTheDestination() {
    func moved(_ source: IndexSet, to destination: Int) -> String {
      var letters = Array("abcdef")
      letters.move(fromOffsets: source, toOffset: destination)
      return String(letters)
    }
    XCTAssertEqual(moved([0], to: 3), "bcadef")
    XCTAssertEqual(moved([0], to: 6), "bcdefa")
    XCTAssertEqual(moved([5, 1], to: 0), "bfacde")
    XCTAssertEqual(moved([1, 4], to: 3), "acbedf")
    XCTAssertEqual(moved([2], to: 2), "abcdef")
  }
}
