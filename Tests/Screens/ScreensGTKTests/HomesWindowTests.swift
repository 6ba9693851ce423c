import CommonUI
import Foundation
import HTTP
import Images
import Services
import SwiftUI
import SwiftUIGTK
import SwiftUITesting
import XCTest

@testable import HomesUI

/// A folder that is gone after the test.
private final class Folder: Sendable {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("homes-gtk-\(UUID().uuidString)", isDirectory: true)

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    do { try FileManager.default.removeItem(at: url) } catch { XCTFail("\(error)") }
  }
}

@MainActor
private func window(
  _ folder: Folder, size: CGSize = CGSize(width: 390, height: 844),
  _ change: (inout EnvironmentValues) -> Void = { _ in }
) throws -> Screen {
  var environment = EnvironmentValues()
  environment.locale = Locale(identifier: "en_US")
  change(&environment)
  let session = AppSession(
    LaunchOptions(source: .demo, places: DataPlaces(folder: folder.url), vault: .keyFile, environment: [:]))
  do {
    let screen = try Screen.inWindow(size: size, environment: environment) {
      SessionView(session) { HomesView(services: $0) }
    }
    try screen.wait(for: .identifier("count"))
    return screen
  } catch let missing as DisplayMissing where !missing.isFailure {
    throw XCTSkip(missing.description)
  }
}

final class HomesWindowTests: XCTestCase {
  func testAHomeIsMarkedFoundAmongTheFavouritesAndOpened() throws {
    try MainActor.assumeIsolated {
      let folder = try Folder()
      let screen = try window(folder)
      try screen.wait(for: .label("0 favourites"))
      let first = try XCTUnwrap(
        screen.elements.compactMap(\.accessibility.identifier).first { $0.hasPrefix("home-") })
      let number = first.dropFirst("home-".count)
      try screen.tap(.identifier("favourite-\(number)"))
      try screen.wait(for: .label("1 favourite"))
      try screen.tap(.identifier("favourite-count"))
      try screen.wait(for: .text("Favourites"))
      try screen.tap(Query.identifier(String(first)))
      try screen.wait(for: .text("About this home"))
      try screen.press(.back)
      try screen.press(.back)
      XCTAssertTrue(screen.has(.label("1 favourite")))
      try screen.close()
    }
  }

  func testTheColumnsFollowTheWindow() throws {
    try MainActor.assumeIsolated {
      let folder = try Folder()
      let screen = try window(folder)
      func tops() -> [CGFloat] {
        MainActor.assumeIsolated {
          screen.elements.filter { $0.accessibility.identifier?.hasPrefix("home-") == true }.prefix(2)
            .map { screen.frameInScroll($0).minY }
        }
      }
      XCTAssertNotEqual(tops().first, tops().last)
      try screen.resize(to: CGSize(width: 1024, height: 768), steps: 5)
      XCTAssertEqual(tops().count, 2)
      XCTAssertEqual(tops().first, tops().last)
      try screen.resize(to: CGSize(width: 390, height: 844), steps: 5)
      XCTAssertNotEqual(tops().first, tops().last)
      try screen.close()
    }
  }
}
