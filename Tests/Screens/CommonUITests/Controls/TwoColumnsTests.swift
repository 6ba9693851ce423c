import SwiftUI
import SwiftUITesting
import XCTest

@testable import CommonUI

/// Pages that lead from one to the next, beside a placeholder where there is room.
final class TwoColumnsTests: XCTestCase {
  private static let upright = CGSize(width: 768, height: 1024)
  private static let lying = CGSize(width: 1024, height: 768)
  private static let telephoneLying = CGSize(width: 926, height: 428)

  func testTheFirstPageIsSeenWhereTheSystemWouldHideItsColumn() throws {
    try MainActor.assumeIsolated {
      for size in [Self.upright, Self.telephoneLying] {
        let screen = Screen(size: size) { Towns(hidesFirstUpright: true) }
        XCTAssertTrue(screen.has("Towns"))
        XCTAssertFalse(screen.has("Nothing chosen"))
        try screen.tap("Montréal")
        XCTAssertTrue(screen.has("A large town"))
        XCTAssertFalse(screen.has("Montréal"))
      }
    }
  }

  func testWhatIsOpenStaysOpenWhenTheTabletIsTurned() throws {
    try MainActor.assumeIsolated {
      let screen = Screen(size: Self.upright) { Towns(hidesFirstUpright: true) }
      try screen.tap("Montréal")
      try screen.resize(to: Self.lying)
      XCTAssertTrue(screen.has("Montréal"))
      XCTAssertTrue(screen.has("A large town"))
      try screen.resize(to: Self.upright)
      XCTAssertFalse(screen.has("Montréal"))
      XCTAssertTrue(screen.has("A large town"))
    }
  }

  func testElsewhereTheColumnsStandBesideEachOther() throws {
    MainActor.assumeIsolated {
      let screen = Screen(size: Self.upright) { Towns(hidesFirstUpright: false) }
      XCTAssertTrue(screen.has("Montréal"))
      XCTAssertTrue(screen.has("Nothing chosen"))
    }
  }
}

private struct Towns: View {
  let hidesFirstUpright: Bool
  @State private var isOpen = false

  var body: some View {
    TwoColumns(hidesFirstUpright: hidesFirstUpright) {
      VStack {
        Text("Towns")
        NavigationLink("Montréal", destination: Text("A large town"), isActive: $isOpen)
      }
    } placeholder: {
      Text("Nothing chosen")
    }
  }
}
