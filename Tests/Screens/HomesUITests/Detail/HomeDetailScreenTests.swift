import Foundation
import HTTP
import Homes
import SwiftUI
import SwiftUITesting
import XCTest

@testable import HomesUI

final class HomeDetailScreenTests: XCTestCase {
  func testAHomeShowsWhatIsKnownAtOnceAndThenTheRest() throws {
    try MainActor.assumeIsolated {
      let gate = Gate()
      let good = HomesService.listing(3)
      var test = try shop(good)
      test.shop.service.detail = { id in
        await gate.pass()
        return try await good.detail(id)
      }
      let screen = try Screen.loadedHomes(test)
      try screen.tap(.identifier("home-property:2"))
      XCTAssertEqual(screen.openTitle, "Home 2")
      XCTAssertTrue(screen.has(.label("Loading the rest…")))
      XCTAssertTrue(screen.has(.text("$200,000")))
      XCTAssertFalse(screen.has(.containing("All about home 2.")))
      try finishing { await gate.open() }
      try screen.wait(for: .text("All about home 2."))
      XCTAssertFalse(screen.has(.label("Loading the rest…")))
    }
  }

  func testTheHeartOfThePageIsThatOfTheList() throws {
    try MainActor.assumeIsolated {
      let test = try shop(.listing(3))
      let screen = try Screen.loadedHomes(test)
      try screen.tap(.identifier("home-property:2"))
      try screen.wait(for: .text("All about home 2."))
      try screen.tap(.label("Add to favourites"))
      XCTAssertTrue(screen.has(.label("Remove from favourites")))
      try screen.goBack()
      XCTAssertTrue(screen.has(.label("1 favourite")))
      XCTAssertTrue(screen.has(.label("Remove from favourites: Home 2")))
      try screen.wait(until: { (try? test.keptNow()) == [2] })
    }
  }

  func testAFailureKeepsWhatIsKnownAndOffersAnotherTry() throws {
    try MainActor.assumeIsolated {
      let fails = Switch(true)
      let good = HomesService.listing(3)
      var test = try shop(good)
      test.shop.service.detail = { id in
        if await fails.isOn { throw HTTPFailure.offline(host: "homes.test") }
        return try await good.detail(id)
      }
      let screen = try Screen.loadedHomes(test)
      try screen.tap(.identifier("home-property:2"))
      try screen.wait(for: .label("Try Again"))
      XCTAssertTrue(screen.has(.text("$200,000")))
      try finishing { await fails.set(false) }
      try screen.tap(.label("Try Again"))
      try screen.wait(for: .text("All about home 2."))
    }
  }

  func testAProjectLeadsToItsHomes() throws {
    try MainActor.assumeIsolated {
      let project = HomeProject(
        name: "Lighthouse", priceFrom: 500_000,
        parts: [.init(id: .property(3), price: "$510,000", bedrooms: 2, bathrooms: 1, size: "70m²")])
      let home = Home(id: HomeID(kind: .project, number: 3), address: "1 Quay", project: project)
      var test = try shop(.listing(3))
      let good = test.shop.service
      test.shop.service.search = { _, _ in HomesResults(homes: [home]) }
      test.shop.service.detail = { id in
        id.kind == .project ? HomeDetail(home: home) : try await good.detail(id)
      }
      let screen = try Screen.loadedHomes(test)
      try screen.tap(.identifier("home-project:3"))
      try screen.wait(for: .text("2 bedrooms · 1 bathroom · 70m²"))
      try screen.tap(.text("$510,000"))
      try screen.wait(for: .text("All about home 3."))
      XCTAssertEqual(screen.openTitle, "Home 3", "a project and a property of one number are two homes")
      try screen.goBack()
      XCTAssertEqual(screen.openTitle, "Lighthouse")
    }
  }

  func testALongTextBeginsShort() throws {
    try MainActor.assumeIsolated {
      var test = try shop(.listing(3))
      let good = test.shop.service
      test.shop.service.detail = { id in
        var detail = try await good.detail(id)
        detail.text = (1...30).map { "Line \($0)" }.joined(separator: "\n")
        return detail
      }
      let screen = try Screen.loadedHomes(test)
      try screen.tap(.identifier("home-property:1"))
      try screen.wait(for: .label("Read More"))
      let short = try screen.get(.containing("Line 1\n")).frame.height
      try screen.tap(.label("Read More"))
      XCTAssertGreaterThan(try screen.get(.containing("Line 1\n")).frame.height, short)
      XCTAssertTrue(screen.has(.label("Read Less")))
    }
  }

  func testThePicturesThatCameWithTheRestAreLookedAtToo() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.loadedHomes(try demoShop())
      try screen.tap(.identifier(try XCTUnwrap(screen.cards.first?.accessibility.identifier)))
      try screen.wait(for: .identifier("about"))
      try screen.tap(.label("Photo 1 of 7"))
      XCTAssertTrue(screen.has(.text("1 of 7")))
    }
  }

  func testTheDemoHomeHasPicturesFactsInspectionsAgentsAMapAndAWayToShare() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.loadedHomes(try demoShop())
      let first = try XCTUnwrap(screen.cards.first?.accessibility.identifier)
      try screen.tap(.identifier(first))
      try screen.wait(for: .identifier("about"))
      for heading in ["About this home", "Facts", "Inspections", "Features", "Agent"] {
        XCTAssertTrue(screen.has(.text(heading)), heading)
      }
      XCTAssertTrue(screen.has(.label("Show on Map")))
      XCTAssertTrue(screen.has(.label("Share")))
      try screen.tap(.label("Photo 1 of 7"))
      XCTAssertTrue(screen.has(.kind(PresentationContent.self)), "a tap shows it on the whole screen")
    }
  }
}
