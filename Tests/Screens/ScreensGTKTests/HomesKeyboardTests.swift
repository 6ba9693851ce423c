import CommonUI
import Foundation
import Services
import SwiftUI
import SwiftUITesting
import XCTest

@testable import HomesUI

/// Everything that can be done with homes, without a pointer.
final class HomesKeyboardTests: XCTestCase {
  func testHomesAreFoundMarkedOpenedAndFilteredByKeyboardOnly() throws {
    try MainActor.assumeIsolated {
      let folder = try TestFolder()
      let screen = try homesWindow(folder)
      try screen.wait(for: .label("0 favourites"))
      let field = Query.kind(TextFieldContent.self)
      try screen.tab(to: field)
      try screen.type("beach", into: field)
      try screen.wait(for: Query.containing(" of ").inside("count"))
      let number = try XCTUnwrap(
        screen.elements.compactMap(\.accessibility.identifier).first { $0.hasPrefix("home-") }
      ).dropFirst("home-".count)

      try screen.tab(to: .identifier("favourite-\(number)"))
      try screen.press(.space)
      try screen.wait(for: .label("1 favourite"))

      try screen.tab(to: .identifier("home-\(number)"), by: .backTab)
      try screen.press(.return)
      try screen.wait(for: .text("About this home"))
      try screen.tab(to: .containing("Photo 1 of "))
      try screen.press(.return)
      try screen.wait(for: .kind(PresentationContent.self))
      try screen.press(.right)
      try screen.wait(for: .containing("2 of "))
      try screen.press(.escape)
      XCTAssertFalse(screen.has(.kind(PresentationContent.self)))
      try screen.tab(to: .label("Remove from favourites"), by: .backTab)
      try screen.press(.space)
      try screen.wait(for: .label("Add to favourites"))
      try screen.press(.back)
      try screen.wait(for: .label("0 favourites"))

      try screen.tab(to: .label("Filter"))
      try screen.press(.return)
      try screen.wait(for: .label("Done"))
      try screen.tab(to: .label("Bedrooms"))
      try screen.press(.space)
      try screen.wait(for: .text("1+"))
      try screen.press(.escape)
      try screen.wait(for: .label("Filter, in use"))

      try screen.tab(to: "favourite-count")
      try screen.press(.return)
      try screen.wait(for: .text("No favourites yet"))
      try screen.press(.back)
      try screen.wait(for: .label("0 favourites"))
      try screen.close()
    }
  }
}
