import SwiftUI
import SwiftUITesting
import XCTest

private final class Post: ObservableObject {
  @Published var letter: Int?
}

private struct Letters: View {
  @ObservedObject var post: Post

  var body: some View {
    NavigationView {
      List {
        ForEach(0..<40) { number in
          NavigationLink("Letter \(number)", tag: number, selection: $post.letter) {
            List { NavigationLink("Sender of \(number)", destination: Text("Ann")) }
          }
        }
        NavigationLink("Plain", destination: Text("Plain page"))
        NavigationLink("Folder", destination: Text("Folders")).isDetailLink(false)
      }
      Text("Choose")
    }
  }
}

@MainActor
private func marked(_ screen: Screen) -> [String] {
  screen.elements.filter { ($0.content as? ListRowContent)?.isSelected == true }
    .flatMap { $0.withDescendants.compactMap(\.content.label) }
}

/// The texts of what assistive technology is told to be selected.
@MainActor
private func told(_ screen: Screen) -> [String?] {
  let units = screen.root.map(AccessibilityTree.units) ?? []
  return units.flatMap(\.all).filter { $0.traits.contains(.isSelected) }.flatMap {
    $0.all.dropFirst().map(\.label)
  }
}

final class CurrentLinkTests: XCTestCase {
  private static let wide = CGSize(width: 1000, height: 2400)
  private static let narrow = CGSize(width: 390, height: 2400)

  func testTheRowWhosePageIsBesideTheListIsMarked() throws {
    try MainActor.assumeIsolated {
      let post = Post()
      let screen = Screen(size: Self.wide) { Letters(post: post) }
      XCTAssertEqual(marked(screen), [])
      try screen.tap("Letter 3")
      XCTAssertEqual(marked(screen), ["Letter 3"])
      post.letter = 5
      try screen.settle()
      XCTAssertEqual(marked(screen), ["Letter 5"])
      try screen.tap("Plain")
      XCTAssertEqual(marked(screen), ["Plain"])
      try screen.tap("Letter 4")
      XCTAssertEqual(marked(screen), ["Letter 4"])
      post.letter = nil
      try screen.settle()
      XCTAssertEqual(marked(screen), [])
    }
  }

  func testARowInTheDetailIsNotMarkedNorOneThatLeadsOnInTheSidebar() throws {
    try MainActor.assumeIsolated {
      let screen = Screen(size: Self.wide) { Letters(post: Post()) }
      try screen.tap("Letter 3")
      try screen.tap("Sender of 3")
      XCTAssertEqual(marked(screen), ["Letter 3"])
      try screen.goBack()
      try screen.tap("Folder")
      try screen.goBack()
      XCTAssertEqual(marked(screen), ["Letter 3"])
    }
  }

  func testNoMarkStaysInOneColumn() throws {
    try MainActor.assumeIsolated {
      let screen = Screen(size: Self.wide) { Letters(post: Post()) }
      try screen.tap("Letter 3")
      try screen.resize(to: Self.narrow)
      try screen.goBack()
      XCTAssertTrue(screen.has("Letter 3"))
      XCTAssertEqual(marked(screen), [])
      try screen.tap("Letter 2")
      try screen.resize(to: Self.wide)
      XCTAssertEqual(marked(screen), ["Letter 2"])
    }
  }

  func testTheMarkIsThereAgainWhenItsRowIsScrolledBack() throws {
    try MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 1000, height: 300)) { Letters(post: Post()) }
      try screen.tap("Letter 1")
      screen.scroll(to: 1500)
      XCTAssertEqual(marked(screen), [])
      screen.scroll(to: 0)
      XCTAssertEqual(marked(screen), ["Letter 1"])
    }
  }

  func testAssistiveTechnologyIsToldWhichRowIsChosen() throws {
    try MainActor.assumeIsolated {
      let screen = Screen(size: Self.wide) { Letters(post: Post()) }
      try screen.tap("Letter 3")
      XCTAssertEqual(told(screen), ["Letter 3"])
    }
  }

  func testASelectedRowOfAListIsToldToBeSelected() {
    MainActor.assumeIsolated {
      let screen = Screen { List(["Tea", "Rice"], id: \.self, selection: .constant("Rice")) { Text($0) } }
      XCTAssertEqual(told(screen), ["Rice"])
    }
  }
}

extension AccessibilityUnit {
  fileprivate var all: [AccessibilityUnit] { [self] + children.flatMap(\.all) }
}
