import Foundation
import HTTP
import Images
import Services
import SwiftUI
import SwiftUITesting
import XCTest

@testable import CommonUI

final class AppSessionTests: XCTestCase {
  private var folder = FileManager.default.temporaryDirectory

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("session-\(UUID().uuidString)", isDirectory: true)
  }

  override func tearDownWithError() throws {
    if FileManager.default.fileExists(atPath: folder.path) { try FileManager.default.removeItem(at: folder) }
  }

  private func options(_ source: ServiceSource? = nil) -> LaunchOptions {
    LaunchOptions(source: source, places: DataPlaces(folder: folder), vault: .keyFile, environment: [:])
  }

  func testTheDemoIsTheFirstSourceAndAChoiceIsKept() async throws {
    let session = await AppSession(options())
    await session.appeared()?.value
    let first = await session.source
    XCTAssertEqual(first, .demo)
    await session.sourceChosen(.live).value
    let second = await AppSession(options())
    await second.appeared()?.value
    let source = await second.source
    XCTAssertEqual(source, .live)
  }

  func testTheCommandLineGoesBeforeTheChoiceAndIsNotKept() async throws {
    let chosen = await AppSession(options())
    await chosen.sourceChosen(.live).value
    let told = await AppSession(options(.demo))
    await told.appeared()?.value
    let source = await told.source
    XCTAssertEqual(source, .demo)
    let next = await AppSession(options())
    await next.appeared()?.value
    let kept = await next.source
    XCTAssertEqual(kept, .live)
  }

  func testAChoiceThatCannotBeReadLeadsToTheDemoAndIsTold() async throws {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("preferences.json"), withIntermediateDirectories: true)
    let session = await AppSession(options())
    await session.appeared()?.value
    let source = await session.source
    let notice = await session.notice
    XCTAssertEqual(source, .demo)
    XCTAssertTrue(notice?.hasPrefix("The source that you chose cannot be read") == true, notice ?? "none")
  }

  func testAMemoryWarningGivesUpThePicturesInMemory() async throws {
    let session = await AppSession(options(.demo))
    await session.appeared()?.value
    let shop = await session.shop
    let images = try XCTUnwrap(shop?.images)
    let url = try XCTUnwrap(URL(string: "https://demo.highstreet.example/pictures/agency/harbour.png"))
    let request = ImageRequest(url: url, longestSide: 50)
    _ = try await images.bitmap(for: request)
    XCTAssertNotNil(images.bitmapInMemory(for: request))
    await session.memoryWarningReceived()
    XCTAssertNil(images.bitmapInMemory(for: request))
  }

  func testAnotherSourceBeginsTheScreensAnew() throws {
    let options = options(.demo)
    try MainActor.assumeIsolated {
      let session = AppSession(options)
      let screen = Screen { SessionView(session) { Counted(source: $0.source) } }
      XCTAssertTrue(screen.has("demo 0"))
      try screen.tap("demo 0")
      XCTAssertTrue(screen.has("demo 1"))
      session.sourceChosen(.live)
      try screen.settle()
      XCTAssertTrue(screen.has("live 0"))
    }
  }
}

private struct Counted: View {
  let source: ServiceSource
  @State private var taps = 0

  var body: some View {
    Button("\(source.description) \(taps)") { taps += 1 }
  }
}
