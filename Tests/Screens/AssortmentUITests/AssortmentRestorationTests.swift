import Foundation
import SwiftUI
import SwiftUITesting
import XCTest

@testable import AssortmentUI

final class AssortmentRestorationTests: XCTestCase {
  private static let json = #"""
    {"categories":[{"label":"Damen","children":[{"label":"Mode","url":"/m/"},{"label":"Sport","url":"/s/"}]}]}
    """#

  private var folder = FileManager.default.temporaryDirectory

  override func setUp() {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("scenes-\(UUID().uuidString)")
  }

  override func tearDownWithError() throws {
    if FileManager.default.fileExists(atPath: folder.path) { try FileManager.default.removeItem(at: folder) }
  }

  private func archive() -> SceneArchive {
    SceneArchive(folder: folder, pause: .seconds(60)) { XCTFail($0) }
  }

  @MainActor private static func launch(_ archive: SceneArchive) throws -> Screen {
    let screen = AssortmentScreen.over(AssortmentScreen.service([.success(json)]), keeping: archive)
    try screen.settle()
    return screen
  }

  func testTheTabTheLevelAndThePageComeBack() throws {
    let (before, after) = (archive(), archive())
    try MainActor.assumeIsolated {
      let first = try Self.launch(before)
      try first.openAssortment()
      try first.open("Damen", "Sport")
      try first.close()
      before.finish()
      let second = try Self.launch(after)
      try second.wait(until: { second.visibleTitle == "Sport" })
      XCTAssertEqual(second.shownPage?.loads, ["https://www.bonprix.de/s/"])
      try second.goBack()
      XCTAssertEqual(second.visibleTitle, "Damen")
    }
  }

  func testTheSearchComesBack() throws {
    let (before, after) = (archive(), archive())
    try MainActor.assumeIsolated {
      let first = try Self.launch(before)
      try first.openAssortment()
      try first.type("sport", into: "Search the assortment")
      try first.close()
      before.finish()
      let second = try Self.launch(after)
      try second.wait(for: "Sport")
      XCTAssertFalse(second.has("Mode"))
    }
  }
}
