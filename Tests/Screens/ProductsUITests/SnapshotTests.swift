import Foundation
import HTTP
import Products
import Storage
import SwiftUI
import SwiftUITesting
import XCTest

@testable import ProductsUI

/// Each screen in each phase looks as its text in `Fixtures/Screens` says.
final class SnapshotTests: XCTestCase {
  func testSearch() throws {
    try MainActor.assumeIsolated {
      let first = try Screen.products(.of([]))
      try first.matchSnapshot(named: "search-first")
      try first.close()
      let recents = Preferences.memory(["products.recentSearches": "[\"lamp\",\"cell phone\"]"])
      let later = try Screen.products(.of([]), preferences: recents)
      try later.wait(for: .text("lamp"))
      try later.type("tv", into: "search-field")
      try later.matchSnapshot(named: "search-recents")
      try later.close()
    }
  }

  func testResults() throws {
    try MainActor.assumeIsolated {
      let goods = [Goods.pen, Goods.wrong, Goods.bare]
      try Self.snapshot("results", .of(goods), until: .text("3 products"))
      try Self.snapshot("results-wide", .of(goods), size: Screen.tablet, until: .text("3 products"))
      try Self.snapshot("results-empty", .of([]), until: "Nothing found")
      try Self.snapshot("results-failed", .failing(HTTPFailure.timeout(30)), until: "Try Again")
      let old = HTTPResponse.Origin.offlineCopy(storedAt: Screen.now - 7300)
      try Self.snapshot("results-offline", .of([Goods.pen], origin: old), until: "Refresh")
      let stub = ReplyStub()
      try Self.snapshot("results-loading", stub.service, until: "Loading…")
      stub.fail(0, CancellationError())
    }
  }

  func testProduct() throws {
    try MainActor.assumeIsolated {
      for (name, product) in [
        ("product", Goods.pen), ("product-invalid", Goods.wrong), ("product-bare", Goods.bare),
      ] {
        try Self.snapshot(name, .of([product]), until: .text("1 product")) {
          try $0.tap(.containing(", UPC: "))
        }
      }
      try Self.snapshot("product-working", .of([Goods.pen]), until: .text("1 product")) {
        try $0.tap(.containing(", UPC: "))
        try $0.tap(.text("How it was calculated"))
      }
      try Self.snapshot("product-wide", .of([Goods.pen]), size: Screen.tablet, until: .text("1 product")) {
        try $0.tap(.containing(", UPC: "))
      }
    }
  }

  func testTheLargestTextAndLinesFromTheRight() throws {
    try MainActor.assumeIsolated {
      var large = EnvironmentValues()
      large.sizeCategory = .accessibilityExtraExtraExtraLarge
      try Self.snapshot("results-large", .of([Goods.pen]), environment: large, until: .text("1 product"))
      try Self.snapshot("product-large", .of([Goods.pen]), environment: large, until: .text("1 product")) {
        try $0.tap(.containing(", UPC: "))
      }
      var mirrored = EnvironmentValues()
      mirrored.layoutDirection = .rightToLeft
      try Self.snapshot(
        "results-mirrored", .of([Goods.pen]), environment: mirrored, until: .text("1 product"))
    }
  }

  @MainActor
  private static func snapshot(
    _ name: String, _ service: ProductsService, size: CGSize = Screen.phone,
    environment: EnvironmentValues = EnvironmentValues(), until query: Query,
    then use: (Screen) throws -> Void = { _ in }
  ) throws {
    let screen = try Screen.products(service, size: size, environment: environment)
    try screen.search("thing", for: query)
    try use(screen)
    try screen.settle()
    XCTAssertNoThrow(try screen.matchSnapshot(named: name))
    XCTAssertEqual(screen.messages, [], name)
    try screen.close()
  }
}
