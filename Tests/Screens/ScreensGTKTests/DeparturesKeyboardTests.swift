import CommonUI
import Foundation
import Services
import SwiftUI
import SwiftUITesting
import XCTest

@testable import DeparturesUI

/// Everything that can be done with departures, without a pointer.
final class DeparturesKeyboardTests: XCTestCase {
  func testADepartureIsFoundFilteredAndOpenedByKeyboardOnly() throws {
    try MainActor.assumeIsolated {
      let folder = try TestFolder()
      let screen = try Self.window(folder)
      try screen.tab(to: .label("Choose another trip"))
      try screen.press(.return)
      try screen.wait(for: .label("Show departures"))
      try screen.tab(to: .label("Show departures"))
      try screen.press(.return)
      try screen.wait(for: .containing("27 departures"), within: 30)

      try screen.tab(to: .label("Sort and filter"))
      try screen.press(.return)
      try screen.wait(for: .label("Done"))
      try screen.tab(to: .label("Direct buses only"))
      try screen.press(.space)
      try screen.press(.escape)
      try screen.wait(for: .containing(" of 27 "))

      try screen.tab(to: .role(.button).inside("departures"))
      try screen.press(.return)
      try screen.wait(for: "detail")
      try screen.press(.back)
      try screen.wait(for: "departures")
      try screen.press(.back)
      try screen.wait(for: .label("Show departures"))
      try screen.close()
    }
  }

  @MainActor
  private static func window(_ folder: TestFolder) throws -> Screen {
    let session = AppSession(
      LaunchOptions(source: .demo, places: DataPlaces(folder: folder.url), vault: .keyFile, environment: [:]))
    do {
      return try Screen.inWindow { SessionView(session) { DeparturesView(services: $0) } }
    } catch let missing as DisplayMissing where !missing.isFailure {
      throw XCTSkip(missing.description)
    }
  }
}
