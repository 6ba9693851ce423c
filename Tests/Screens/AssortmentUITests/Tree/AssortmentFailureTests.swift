import Foundation
import HTTP
import SwiftUI
import SwiftUITesting
import XCTest

@testable import Assortment
@testable import AssortmentUI

final class AssortmentFailureTests: XCTestCase {
  private static let tree = #"{"categories":[{"label":"Damen","children":[{"label":"Mode","url":"/m/"}]}]}"#

  func testAFailureIsExplainedAndTriedAgain() throws {
    try MainActor.assumeIsolated {
      let screen = AssortmentScreen.over(
        AssortmentScreen.service([.failure(.offline(host: "shop.example")), .success(Self.tree)]))
      try screen.openAssortment("Try Again")
      XCTAssertTrue(screen.has(.text(HTTPFailure.offline(host: "shop.example").text)))
      try screen.matchSnapshot(named: "failed", .withoutFrames)
      try screen.tap("Try Again")
      try screen.wait(for: "Damen")
      XCTAssertFalse(screen.has("Try Again"))
    }
  }

  func testASlowServiceShowsThatItLoads() throws {
    try MainActor.assumeIsolated {
      let (gate, opened) = AsyncStream<Void>.makeStream()
      let service = AssortmentScreen.service([.success(Self.tree)])
      let screen = AssortmentScreen.over(
        AssortmentService { freshness in
          for await _ in gate { break }
          return try await service.assortment(freshness)
        })
      try screen.tap(.role(.tab).at(1))
      XCTAssertTrue(screen.has("Loading the assortment…"))
      try screen.matchSnapshot(named: "loading", .withoutFrames)
      opened.yield()
      try screen.wait(for: "Damen")
      XCTAssertFalse(screen.has("Loading the assortment…"))
    }
  }

  func testAnOfflineCopyIsShownWithItsAgeOnEveryLevel() throws {
    try MainActor.assumeIsolated {
      let now = Date(timeIntervalSince1970: 1_000_000)
      let copy = HTTPResponse.Origin.offlineCopy(storedAt: now.addingTimeInterval(-7_200))
      let screen = AssortmentScreen.over(
        AssortmentScreen.service([.success(Self.tree)], origin: copy), now: now)
      try screen.openAssortment()
      XCTAssertTrue(screen.has("The shop cannot be reached. This is what it had 2 hours ago."))
      try screen.matchSnapshot(named: "offline-copy", .withoutFrames)
      try screen.open("Damen")
      XCTAssertTrue(screen.has("The shop cannot be reached. This is what it had 2 hours ago."))
    }
  }

  func testAFailedRefreshKeepsTheTreeAndSaysWhy() throws {
    try MainActor.assumeIsolated {
      let screen = AssortmentScreen.over(
        AssortmentScreen.service([.success(Self.tree), .failure(.offline(host: "shop.example"))]))
      try screen.openAssortment()
      try screen.tap("refresh")
      try screen.wait(for: .containing("Not updated."))
      XCTAssertTrue(screen.has("Damen"))
    }
  }
}
