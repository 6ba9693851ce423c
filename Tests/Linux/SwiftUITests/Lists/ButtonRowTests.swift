import SwiftUI
import SwiftUITesting
import XCTest

@MainActor
private final class Till: ObservableObject {
  @Published var sold: [String] = []
  @Published var isOpen = true
}

private struct Goods: View {
  @ObservedObject var till: Till

  var body: some View {
    List {
      HStack {
        Text("A pound of")
        Button("Tea") { till.sold.append("tea") }
      }
      HStack {
        Text("Both of")
        Button("Salt") { till.sold.append("salt") }
        Button("Oil") { till.sold.append("oil") }
      }
      HStack {
        Text("By itself")
        Button("Rice") { till.sold.append("rice") }.buttonStyle(BorderlessButtonStyle())
        Button("Corn") { till.sold.append("corn") }.buttonStyle(PlainButtonStyle())
      }
      HStack {
        Text("If open")
        Button("Milk") { till.sold.append("milk") }.disabled(!till.isOpen)
      }
      Button("Close") { till.isOpen.toggle() }
    }
  }
}

@MainActor
private func row(_ label: String, in screen: Screen) -> ListRowContent? {
  screen.content(ListRowContent.self, label)
}

final class ButtonRowTests: XCTestCase {
  func testAPressAnywhereInARowPressesItsButton() throws {
    try MainActor.assumeIsolated {
      let till = Till()
      let screen = Screen { Goods(till: till) }
      try screen.tap("A pound of")
      XCTAssertEqual(till.sold, ["tea"])
      try screen.tap("Tea")
      XCTAssertEqual(till.sold, ["tea", "tea"])
      XCTAssertEqual(row("Tea", in: screen)?.showsDisclosure, false)
      XCTAssertEqual(row("Tea", in: screen)?.isSelectable, false)
    }
  }

  func testAPressOfARowPressesAllItsButtonsInOrder() throws {
    try MainActor.assumeIsolated {
      let till = Till()
      let screen = Screen { Goods(till: till) }
      try screen.tap("Oil")
      XCTAssertEqual(till.sold, ["salt", "oil"])
      // Assistive technology and shortcuts mean one of them.
      screen.content(ButtonContent.self, "Oil")?.press()
      XCTAssertEqual(till.sold, ["salt", "oil", "oil"])
    }
  }

  func testButtonsWithAStyleOfTheirOwnArePressedByThemselves() throws {
    try MainActor.assumeIsolated {
      let till = Till()
      let screen = Screen { Goods(till: till) }
      XCTAssertNil(row("By itself", in: screen)?.press)
      try screen.tap("Rice")
      try screen.tap("Corn")
      XCTAssertEqual(till.sold, ["rice", "corn"])
    }
  }

  func testADisabledButtonLeavesNothingToPress() throws {
    try MainActor.assumeIsolated {
      let till = Till()
      let screen = Screen { Goods(till: till) }
      try screen.tap("If open")
      try screen.tap("Close")
      XCTAssertEqual(till.sold, ["milk"])
      XCTAssertNil(row("If open", in: screen)?.press)
      XCTAssertThrowsError(try screen.tap("Milk"))
      try screen.tap("Close")
      try screen.tap("If open")
      XCTAssertEqual(till.sold, ["milk", "milk"])
    }
  }

  func testARowOfAFormIsPressedAndAHeaderIsNot() throws {
    try MainActor.assumeIsolated {
      let till = Till()
      let screen = Screen {
        Form {
          Section(header: Button("Header") { till.sold.append("header") }) {
            Button(action: { till.sold.append("row") }) { Text("Row") }
          }
        }
      }
      row("Row", in: screen)?.press?()
      XCTAssertEqual(till.sold, ["row"])
      try screen.tap("HEADER")
      XCTAssertEqual(till.sold, ["row", "header"])
    }
  }

  func testARowIsNoLongerPressedOnceItsButtonIsGone() {
    struct Changing: View {
      @ObservedObject var till: Till
      var body: some View {
        List {
          HStack {
            Text("Row")
            if till.isOpen { Button("Milk") { till.sold.append("milk") } }
          }
        }
      }
    }
    MainActor.assumeIsolated {
      let till = Till()
      let screen = Screen { Changing(till: till) }
      XCTAssertNotNil(row("Row", in: screen)?.press)
      till.isOpen = false
      screen.update()
      XCTAssertNil(row("Row", in: screen)?.press)
    }
  }

  func testMenusInARowDoNotMakeItPressed() {
    MainActor.assumeIsolated {
      let screen = Screen {
        List { Menu("More") { Button("Share") {} } }
        Button("Outside") {}
      }
      XCTAssertNil(row("More", in: screen)?.press)
      XCTAssertEqual(screen.content(ButtonContent.self, "Outside")?.isPressedByRow, false)
    }
  }
}
