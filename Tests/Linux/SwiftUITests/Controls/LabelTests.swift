import XCTest

import SwiftUI
import SwiftUITesting

final class LabelTests: XCTestCase {
  func testALabelHasItsIconBeforeItsTitle() {
    MainActor.assumeIsolated {
      let screen = Screen { Label("Basket", systemImage: "cart") }
      let kinds = screen.elements.map { type(of: $0.content).kind }.filter { $0 != "Container" }
      XCTAssertEqual(kinds, ["Image", "Text"])
    }
  }

  func testABarShowsTheIconAloneWhichKeepsItsName() {
    MainActor.assumeIsolated {
      let screen = Screen { Label("Basket", systemImage: "cart").controlPlace(.bar) }
      XCTAssertNil(screen.find(TextContent.self))
      XCTAssertEqual(screen.find("Basket")?.content is ImageContent, true)
    }
  }

  func testTheTitleCanStandAlone() {
    MainActor.assumeIsolated {
      let screen = Screen { Label("Basket", systemImage: "cart").labelStyle(.titleOnly) }
      XCTAssertNil(screen.find(ImageContent.self))
      XCTAssertNotNil(screen.find("Basket"))
    }
  }

  func testAStyleOfTheAppPutsTheParts() {
    MainActor.assumeIsolated {
      let screen = Screen { Label("Basket", systemImage: "cart").labelStyle(Upright()) }
      let kinds = screen.elements.map { type(of: $0.content).kind }.filter { $0 != "Container" }
      XCTAssertEqual(kinds, ["Text", "Image"])
    }
  }
}

private struct Upright: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.title
      configuration.icon
    }
  }
}
