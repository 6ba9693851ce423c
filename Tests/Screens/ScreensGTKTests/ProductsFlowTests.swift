import CommonUI
import Foundation
import Services
import SwiftUI
import SwiftUITesting
import XCTest

@testable import ProductsUI

/// The main flow in a window over the demo, by keyboard and by pointer.
final class ProductsFlowTests: XCTestCase {
  private var folder = FileManager.default.temporaryDirectory

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("products-\(UUID().uuidString)", isDirectory: true)
    _ = ToolkitWarnings.ofProcess.take()
    do {
      try MainActor.assumeIsolated { try Screen.inWindow { EmptyView() }.close() }
    } catch let missing as DisplayMissing where !missing.isFailure {
      throw XCTSkip(missing.description)
    }
  }

  override func tearDownWithError() throws {
    if FileManager.default.fileExists(atPath: folder.path) { try FileManager.default.removeItem(at: folder) }
    XCTAssertEqual(ToolkitWarnings.ofProcess.take(), [], "GTK complained")
  }

  @MainActor
  private static func open(_ folder: URL, size: CGSize) throws -> Screen {
    let session = AppSession(
      LaunchOptions(
        source: .demo, places: DataPlaces(folder: folder), vault: .keyFile, environment: [:]))
    session.appeared()
    let shop = try XCTUnwrap(session.shop)
    return try Screen.inWindow(size: size) {
      ProductsView(services: shop.services, locale: Locale(identifier: "en_US"))
        .environmentObject(session)
        .environment(\.imageLoader, shop.images)
    }
  }

  func testFromTheSearchToTheBarCodeAndBack() throws {
    let folder = folder
    try MainActor.assumeIsolated {
      let screen = try Self.open(folder, size: CGSize(width: 390, height: 844))
      try screen.type("pixel pen", into: .kind(TextFieldContent.self))
      try screen.press(.return)
      try screen.wait(for: .text("8 products"))
      try screen.tap(.containing("Pixelbook Pen"))
      try screen.wait(for: .text("842776108302"))
      try screen.tap(.text("How it was calculated"))
      XCTAssertTrue(screen.has(.text("Check digit: 10 − 8 = 2")))
      try screen.press(.back)
      XCTAssertTrue(screen.has(.text("8 products")))
      try screen.press(.back)
      try screen.wait(for: .text("pixel pen"))
      try screen.close()
    }
  }

  func testAProductIsOpenedByKeyboardOnly() throws {
    let folder = folder
    try MainActor.assumeIsolated {
      let screen = try Self.open(folder, size: CGSize(width: 1024, height: 768))
      try screen.type("pixel pen", into: .kind(TextFieldContent.self))
      try screen.press(.return)
      try screen.wait(for: .text("8 products"))
      for _ in 0..<12 where !screen.has("bar-code") {
        try screen.press(.tab)
        // Return on the way back would leave the results.
        if screen.has(.text("8 products")) { try screen.press(.down) }
        try? screen.press(.return)
      }
      XCTAssertTrue(screen.has("bar-code"), "a row is reached and pressed")
      try screen.close()
    }
  }
}
