import CommonUI
import Foundation
import Services
import SwiftUITesting
import XCTest

@testable import HomesUI
@testable import SwiftUI

@MainActor private var current: TestShop?

private struct TestApp: App {
  var body: some Scene {
    WindowGroup {
      if let test = current {
        HomesView(test.shop).environmentObject(
          AppSession(
            LaunchOptions(
              source: nil, places: DataPlaces(folder: test.folder), vault: .keyFile, environment: [:])))
      }
    }
  }
}

/// One run of the app over a folder.
@MainActor
private func launch(_ test: TestShop, _ use: (Screen) throws -> Void) throws {
  current = test
  let archive = SceneArchive(folder: test.folder.appendingPathComponent("scenes"), pause: .seconds(60)) {
    XCTFail($0)
  }
  let screen = Screen { EmptyView() }
  screen.tree.sceneStore.archive = archive
  var environment = EnvironmentValues()
  environment.horizontalSizeClass = .compact
  environment.verticalSizeClass = .regular
  screen.tree.mount(AppView(TestApp.self), environment: environment)
  try use(screen)
  screen.unmount()
  archive.finish()
}

final class RestartTests: XCTestCase {
  func testTheSearchAndTheOpenPageAreThereAgain() throws {
    try MainActor.assumeIsolated {
      let test = try shop(.listing(30))
      try launch(test) { screen in
        try screen.wait(for: .text("30 homes"))
        try screen.type("home 2", into: .kind(TextFieldContent.self))
        try screen.wait(for: .text("12 of 30 homes"))
        try screen.tap(.identifier("home-property:20"))
        try screen.wait(for: .text("All about home 20."))
      }
      try launch(test) { screen in
        try screen.wait(for: .text("All about home 20."))
        XCTAssertEqual(screen.openTitle, "Home 20")
        try screen.goBack()
        try screen.wait(for: .text("12 of 30 homes"))
        XCTAssertEqual(try screen.get(TextFieldContent.self, .kind(TextFieldContent.self)).text, "home 2")
      }
    }
  }

  func testTheOrderAndTheFilterAreThereAgainAndCanBeTakenAway() throws {
    try MainActor.assumeIsolated {
      let test = try shop(.listing(30))
      try launch(test) { screen in
        try screen.wait(for: .text("30 homes"))
        try screen.select("Most bedrooms", in: .identifier("sort"))
        try screen.tap(.label("Filter"))
        try screen.step(.label("Bedrooms"), by: 3)
        try screen.tap(.kind(SwitchContent.self).at(0))
        try screen.tap(.label("Done"))
        try screen.wait(for: .text("6 of 30 homes"))
      }
      try launch(test) { screen in
        try screen.wait(for: .text("6 of 30 homes"))
        XCTAssertTrue(screen.has(.label("Filter, in use")))
        XCTAssertEqual(screen.cards.first?.accessibility.identifier, "home-property:4")
        try screen.tap(.label("Filter, in use"))
        try screen.tap(.label("Show All Homes"))
        try screen.tap(.label("Done"))
      }
      try launch(test) { screen in
        try screen.wait(for: .text("30 homes"))
        XCTAssertTrue(screen.has(.label("Filter")))
        XCTAssertEqual(screen.cards.first?.accessibility.identifier, "home-property:4", "in the order kept")
      }
    }
  }

  func testAFavouriteThatWasOpenIsOpenAgainAboveItsList() throws {
    try MainActor.assumeIsolated {
      let test = try shop(.listing(3))
      try test.keep(77)
      try launch(test) { screen in
        try screen.wait(for: .label("1 favourite"))
        try screen.tap(.identifier("favourite-count"))
        try screen.tap(.identifier("home-property:77"))
        try screen.wait(for: .containing("What you see is what was known of it before."))
      }
      try launch(test) { screen in
        try screen.wait(for: .containing("What you see is what was known of it before."))
        try screen.goBack()
        XCTAssertEqual(screen.openTitle, "Favourites")
        try screen.goBack()
        try screen.wait(for: .text("3 homes"))
      }
    }
  }
}
