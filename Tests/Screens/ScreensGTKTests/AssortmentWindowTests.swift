import CommonUI
import Foundation
import Services
import SwiftUI
import SwiftUITesting
import XCTest

@testable import AssortmentUI

final class AssortmentWindowTests: XCTestCase {
  /// The pages themselves are not looked at: WebKit is not everywhere.
  func testFromThePicturesToAPageAndBackByKeys() throws {
    try MainActor.assumeIsolated {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("assortment-\(UUID().uuidString)", isDirectory: true)
      let session = AppSession(
        LaunchOptions(source: .demo, places: DataPlaces(folder: folder), vault: .keyFile, environment: [:]))
      let screen: Screen
      do {
        screen = try Screen.inWindow(size: CGSize(width: 390, height: 844)) {
          SessionView(session) { AssortmentView(services: $0) }
        }
      } catch let missing as DisplayMissing where !missing.isFailure {
        throw XCTSkip("\(missing)")
      }
      defer { XCTAssertNoThrow(try screen.close()) }
      @MainActor func title() -> String? {
        screen.elements.filter(\.isSeen).compactMap { ($0.content as? NavigationBarContent)?.title }.last
      }
      XCTAssertEqual(title(), "Shop")
      try screen.tap(.role(.tab).at(1))
      try screen.wait(for: "Damen")
      try screen.tap("Damen")
      try screen.tap("Mode")
      try screen.tap("Neuheiten")
      try screen.tap("Oberteile")
      XCTAssertEqual(title(), "Oberteile")
      try screen.resize(to: CGSize(width: 1024, height: 768), steps: 4)
      XCTAssertEqual(title(), "Oberteile")
      for level in ["Neuheiten", "Mode", "Damen", "Assortment"] {
        try screen.press(.back)
        XCTAssertEqual(title(), level)
      }
      try screen.type("maxikleider", into: "Search the assortment")
      try screen.wait(for: "Damen › Mode › Kleider")
      try screen.tap(.role(.tab).at(0))
      XCTAssertEqual(title(), "Shop")
      try screen.tap(.role(.tab).at(1))
      XCTAssertTrue(screen.has("Damen › Mode › Kleider"))
      XCTAssertEqual(screen.messages, [])
    }
  }
}
