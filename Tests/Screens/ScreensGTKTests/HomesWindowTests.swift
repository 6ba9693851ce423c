import CommonUI
import Foundation
import Services
import SwiftUI
import SwiftUIGTK
import SwiftUITesting
import XCTest

@testable import HomesUI

final class HomesWindowTests: XCTestCase {
  func testAHomeIsMarkedFoundAmongTheFavouritesAndOpened() throws {
    try MainActor.assumeIsolated {
      let folder = try TestFolder()
      let screen = try homesWindow(folder)
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
      let folder = try TestFolder()
      let screen = try homesWindow(folder)
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
