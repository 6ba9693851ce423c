import SwiftUI
import SwiftUITesting
import XCTest

private struct Category: Identifiable, Hashable {
  let id: Int
  let name: String
  var inside: [Category]?

  static let fashion = Category(
    id: 1, name: "Fashion",
    inside: [
      Category(
        id: 11, name: "Coats", inside: [Category(id: 111, name: "Rain"), Category(id: 112, name: "Snow")]),
      Category(id: 12, name: "Hats", inside: []),
    ])
  static let vouchers = Category(id: 2, name: "Vouchers")
}

private struct Catalogue: View {
  let one: Binding<Int?>

  var body: some View {
    List([Category.fashion, .vouchers], children: \.inside, selection: one) { Text($0.name) }
  }
}

final class OutlineGroupTests: XCTestCase {
  func testBranchesOpenLevelByLevel() throws {
    try MainActor.assumeIsolated {
      let screen = Screen {
        VStack { OutlineGroup([Category.fashion, .vouchers], children: \.inside) { Text($0.name) } }
      }
      XCTAssertEqual(screen.texts, ["Fashion", "Vouchers"])
      try screen.tap("Fashion")
      XCTAssertEqual(screen.texts, ["Fashion", "Coats", "Hats", "Vouchers"])
      try screen.tap("Coats")
      XCTAssertEqual(screen.texts, ["Fashion", "Coats", "Rain", "Snow", "Hats", "Vouchers"])
      try screen.tap("Fashion")
      XCTAssertEqual(screen.texts, ["Fashion", "Vouchers"])
    }
  }

  func testAnEmptyBranchIsNoLeaf() throws {
    try MainActor.assumeIsolated {
      let screen = Screen { OutlineGroup(Category.fashion, id: \.name, children: \.inside) { Text($0.name) } }
      try screen.tap("Fashion")
      XCTAssertEqual(screen.control(ButtonContent.self, "Hats")?.isExpanded, false)
      try screen.tap("Hats")
      XCTAssertEqual(screen.control(ButtonContent.self, "Hats")?.isExpanded, true)
      try screen.tap("Coats")
      XCTAssertNil(screen.control(ButtonContent.self, "Snow"))
    }
  }

  func testEachElementIsARowOfItsOwnInAListFurtherInThanItsBranch() throws {
    try MainActor.assumeIsolated {
      let screen = Screen { Catalogue(one: .constant(nil)) }
      try screen.tap("Fashion")
      try screen.tap("Coats")
      let rows = ["Fashion", "Coats", "Snow", "Vouchers"]
      let tops = try rows.map { try XCTUnwrap(screen.find(ListRowContent.self, $0)).frameInWindow.minY }
      XCTAssertEqual(tops, [0, 44, 132, 220])
      let starts = try rows.map { try screen.get(.text($0)).frameInWindow.minX }
      XCTAssertEqual(starts, [16, 32, 48, 16])
    }
  }

  func testARowInsideABranchIsSelectedByItsOwnIdentity() throws {
    try MainActor.assumeIsolated {
      let box = Shared<Int?>(nil)
      let screen = Screen { Sharing(box: box) { Catalogue(one: box.binding) } }
      try screen.tap("Fashion")
      try screen.tap("Coats")
      try screen.tap(.text("Snow"))
      XCTAssertEqual(box.value, 112)
      XCTAssertEqual(screen.content(ListRowContent.self, "Snow")?.isSelected, true)
      XCTAssertEqual(screen.content(ListRowContent.self, "Rain")?.isSelected, false)
      try screen.tap(.text("Vouchers"))
      XCTAssertEqual(box.value, 2)
    }
  }

  func testSeveralRowsAreSelectedAndATagComesBeforeTheIdentity() throws {
    try MainActor.assumeIsolated {
      let box = Shared<Set<String>>([])
      let screen = Screen {
        Sharing(box: box) {
          List(Category.fashion.inside ?? [], id: \.self, children: \.inside, selection: box.binding) {
            Text($0.name).tag($0.name)
          }
        }
      }
      try screen.tap("Coats")
      try screen.tap(.text("Snow"))
      try screen.tap(.text("Rain"))
      XCTAssertEqual(box.value, ["Snow", "Rain"])
    }
  }

  func testEachLeafOpensItsOwnPage() throws {
    try MainActor.assumeIsolated {
      let screen = Screen {
        NavigationView {
          List(Category.fashion.inside ?? [], children: \.inside) { category in
            if category.inside == nil {
              NavigationLink(category.name, destination: Text("All for \(category.name)"))
            } else {
              Text(category.name)
            }
          }
        }
      }
      try screen.tap("Coats")
      try screen.tap("Snow")
      XCTAssertTrue(screen.has("All for Snow"))
    }
  }

  func testWhatIsOpenStaysOpenWhenElementsMove() throws {
    try MainActor.assumeIsolated {
      let box = Shared([Category.fashion, .vouchers])
      let screen = Screen {
        Sharing(box: box) { List(box.value, children: \.inside) { Text($0.name) } }
      }
      try screen.tap("Fashion")
      box.value = [.vouchers, .fashion]
      screen.update()
      XCTAssertEqual(screen.texts, ["Vouchers", "Fashion", "Coats", "Hats"])
    }
  }
}
