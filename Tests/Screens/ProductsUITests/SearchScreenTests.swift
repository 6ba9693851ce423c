import Foundation
import HTTP
import Products
import Storage
import SwiftUI
import SwiftUITesting
import XCTest

@testable import ProductsUI

final class SearchScreenTests: XCTestCase {
  func testReturnAndTheButtonSearch() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.products(.of([Goods.pen]))
      try screen.search("pixel pen", for: .containing("Pixelbook"))
      XCTAssertEqual(screen.openTitle, "pixel pen")
      try screen.goBack()
      XCTAssertEqual(screen.openTitle, "Products")
      try screen.type("lamp", into: "search-field")
      try screen.tap("search-button")
      try screen.wait(for: .containing("Pixelbook"))
      XCTAssertEqual(screen.openTitle, "lamp")
      try screen.close()
    }
  }

  func testWhatHasNoWordIsNotSearchedFor() throws {
    try MainActor.assumeIsolated {
      let stub = ReplyStub()
      let screen = try Screen.products(stub.service)
      for text in ["", " ", "  \t", "&|()", "*"] {
        try screen.type(text, into: "search-field", committing: true)
        XCTAssertThrowsError(try screen.tap("search-button"), "\"\(text)\" cannot be searched for")
        XCTAssertEqual(screen.openTitle, "Products")
      }
      XCTAssertEqual(stub.queries, [])
      try screen.close()
    }
  }

  func testWhateverIsTypedIsFoundOrNotInTheDemo() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.products(DemoShop().service)
      for text in ["RxSwift MVVM", "C&A", "TV (65\")", "a/b", "#1", "100%", "caf\u{E9}", "日本", "pixel  pen"] {
        try screen.type(text, into: "search-field", committing: true)
        try screen.wait(until: { !screen.has("Loading…") }, "The reply to \(text)")
        XCTAssertFalse(screen.has("That did not work"), text)
        XCTAssertEqual(screen.openTitle, ProductsQuery(text)?.text)
        try screen.goBack()
      }
      try screen.close()
    }
  }

  func testTheTextIsClearedByItsButton() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.products(.of([]))
      XCTAssertFalse(screen.has("Clear"))
      try screen.type("lamp", into: "search-field")
      try screen.tap("Clear")
      XCTAssertEqual(screen.searchText, "")
      XCTAssertFalse(screen.has("Clear"))
      try screen.close()
    }
  }

  func testAnExampleSearches() throws {
    try MainActor.assumeIsolated {
      let stub = ReplyStub()
      let screen = try Screen.products(stub.service)
      try screen.tap(.text("Cell phone"))
      try screen.wait(until: { stub.queries == ["Cell phone"] })
      stub.answer(0, ProductsPage(products: []))
      try screen.settle()
      try screen.close()
    }
  }

  func testRecentSearchesStandNewestFirstAndOnce() throws {
    try MainActor.assumeIsolated {
      let preferences = Preferences.memory()
      let screen = try Screen.products(.of([Goods.pen]), preferences: preferences)
      for text in ["lamp", "tv", "Lamp"] {
        try screen.search(text, for: .containing("Pixelbook"))
        try screen.goBack()
      }
      try screen.wait(for: .text("Lamp"))
      XCTAssertLessThan(
        try screen.get(.text("Lamp")).frameInWindow.minY, try screen.get(.text("tv")).frameInWindow.minY)
      XCTAssertFalse(screen.has(.text("lamp")))
      try screen.tap(.text("tv"))
      try screen.wait(until: { screen.openTitle == "tv" })
      try screen.goBack()
      try screen.delete(.text("tv"))
      try screen.wait(until: { !screen.has(.text("tv")) })
      try screen.close()

      let later = try Screen.products(.of([]), preferences: preferences)
      try later.wait(for: .text("Lamp"))
      try later.tap("clear-recents")
      try later.wait(for: .text("FOR EXAMPLE"))
      XCTAssertFalse(later.has(.text("Lamp")))
      try later.close()
    }
  }

  func testRecentSearchesThatCannotBeReadAreTold() throws {
    try MainActor.assumeIsolated {
      struct Broken: Error {}
      let broken = Preferences(text: { _ in throw Broken() }, update: { _, _ in throw Broken() })
      let screen = try Screen.products(.of([]), preferences: broken)
      try screen.wait(for: .text("The recent searches could not be saved or read."))
      try screen.close()
    }
  }
}
