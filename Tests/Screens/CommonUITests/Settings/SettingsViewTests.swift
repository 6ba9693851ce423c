import Foundation
import HTTP
import Services
import SwiftUI
import SwiftUITesting
import XCTest

@testable import CommonUI

final class SettingsViewTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("settings-\(UUID().uuidString)", isDirectory: true)

  override func tearDownWithError() throws {
    if FileManager.default.fileExists(atPath: folder.path) { try FileManager.default.removeItem(at: folder) }
  }

  private func options() -> LaunchOptions {
    LaunchOptions(source: .demo, places: DataPlaces(folder: folder), vault: .keyFile, environment: [:])
  }

  func testTheGearOpensSettingsThatOutlastAnotherSource() throws {
    let options = options()
    try MainActor.assumeIsolated {
      let session = AppSession(options)
      let screen = Screen { SessionView(session) { Toolbars(source: $0.source) } }
      try screen.tap("Settings")
      try screen.tap("Own Server")
      try screen.type("shop", into: "Address", committing: true)
      XCTAssertTrue(screen.has(.containing("no address of a server")))
      try screen.type("https://shop.test", into: "Address", committing: true)
      XCTAssertFalse(screen.has(.containing("no address of a server")))
      XCTAssertEqual(session.source?.description, "https://shop.test")
      XCTAssertTrue(screen.has("Own Server"))
      try screen.tap("Done")
      XCTAssertFalse(screen.has("Own Server"))
      XCTAssertNil(session.settings)
      XCTAssertTrue(screen.has("https://shop.test"))
    }
  }

  func testAKeyIsEnteredAndForgottenButNeverShown() throws {
    let options = options()
    try MainActor.assumeIsolated {
      let screen = Screen { SessionView(AppSession(options)) { Toolbars(source: $0.source) } }
      try screen.tap("Settings")
      try screen.wait(for: "No key is kept.")
      XCTAssertFalse(screen.has("Save"))
      try screen.type("hush", into: "Enter Key")
      try screen.tap("Save")
      try screen.wait(for: "A key is kept.")
      XCTAssertFalse(screen.dump([]).contains("hush"))
      try screen.tap("Forget")
      try screen.wait(for: "No key is kept.")
    }
  }

  func testCachesAreClearedAfterAQuestion() throws {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("cache"), withIntermediateDirectories: true)
    try Data(count: 3000).write(to: folder.appendingPathComponent("cache/a"))
    let options = options()
    try MainActor.assumeIsolated {
      let screen = Screen { SessionView(AppSession(options)) { Toolbars(source: $0.source) } }
      try screen.tap("Settings")
      try screen.wait(for: .containing("3 KB"))
      try screen.tap("Clear Replies and Pictures")
      try screen.tap("Cancel")
      XCTAssertTrue(screen.has(.containing("3 KB")))
      try screen.tap("Clear Replies and Pictures")
      try screen.tap("Clear")
      try screen.wait(until: { !screen.has(.containing("3 KB")) })
    }
  }

  func testNothingIsWiderThanTheScreenAtTheLargestText() throws {
    let options = options()
    try MainActor.assumeIsolated {
      var environment = EnvironmentValues()
      environment.sizeCategory = .accessibilityExtraExtraExtraLarge
      let screen = Screen(size: CGSize(width: 320, height: 4000), environment: environment) {
        SessionView(AppSession(options)) { Toolbars(source: $0.source) }
      }
      try screen.tap("Settings")
      try screen.wait(for: "No key is kept.")
      for text in screen.elements where text.content is TextContent && text.isSeen {
        XCTAssertLessThanOrEqual(text.frameInWindow.maxX, 320, text.content.label ?? "")
      }
    }
  }
}

private struct Toolbars: View {
  let source: ServiceSource

  var body: some View {
    NavigationView {
      Text(source.description)
        .navigationTitle("Shop")
        .toolbar { ToolbarItem(placement: .primaryAction) { SettingsButton(keys: [.bestbuy]) } }
    }
  }
}
