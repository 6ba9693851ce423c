import Formatting
import SwiftUI
import SwiftUITesting
import XCTest

@testable import AssortmentUI

/// Languages, sizes of text and of the window, directions, and no pointer.
final class AssortmentSurroundingsTests: XCTestCase {
  func testTheScreensSpeakGermanAndFrench() throws {
    try MainActor.assumeIsolated {
      for (language, tab, title, field) in [
        (Language.german, "Sortiment", "Sortiment", "Sortiment durchsuchen"),
        (Language.french, "Assortiment", "Assortiment", "Rechercher dans l’assortiment"),
      ] {
        try Language.$override.withValue(language) {
          let screen = AssortmentScreen.demo()
          XCTAssertTrue(screen.has(.label(tab)))
          try screen.openAssortment()
          XCTAssertEqual(screen.visibleTitle, title)
          XCTAssertTrue(screen.has(.label(field)), screen.dump)
          try screen.matchSnapshot(named: "top-\(language.rawValue)", .onlyUnits)
        }
      }
    }
  }

  func testTheLargestTextIsCutNowhere() throws {
    try MainActor.assumeIsolated {
      let screen = AssortmentScreen.demo { $0.sizeCategory = .accessibilityExtraExtraExtraLarge }
      try screen.openAssortment()
      try screen.open("Wohnen & Möbel")
      for element in screen.elements where element.isSeen {
        guard let text = element.content as? TextContent, text.text.plain.contains("Heimtextilien") else {
          continue
        }
        XCTAssertLessThanOrEqual(element.frameInWindow.maxX, 390)
      }
      try screen.matchSnapshot(named: "level-largest")
    }
  }

  func testPicturesStandSideBySideWhereThereIsRoom() throws {
    try MainActor.assumeIsolated {
      let screen = AssortmentScreen.demo()
      try screen.openAssortment()
      @MainActor func columns() throws -> Bool {
        try screen.get(.text("Damen")).frameInWindow.minY == screen.get(.text("Herren")).frameInWindow.minY
      }
      XCTAssertFalse(try columns())
      try screen.resize(to: CGSize(width: 1024, height: 768), steps: 5)
      XCTAssertTrue(try columns())
      try screen.resize(to: CGSize(width: 390, height: 844), steps: 5)
      XCTAssertFalse(try columns())
    }
  }

  func testRightToLeftTheChevronStandsAtTheLeft() throws {
    try MainActor.assumeIsolated {
      let screen = AssortmentScreen.demo { $0.layoutDirection = .rightToLeft }
      try screen.openAssortment()
      try screen.open("Damen")
      let chevron = try screen.get(.identifier("chevron")).frameInWindow
      let label = try screen.get(.text("Mode")).frameInWindow
      XCTAssertLessThan(chevron.maxX, label.minX)
    }
  }

  func testAResizeKeepsThePlace() throws {
    try MainActor.assumeIsolated {
      let screen = AssortmentScreen.demo()
      try screen.openAssortment()
      try screen.open("Damen", "Mode", "Neuheiten", "Hosen")
      let page = screen.shownPage
      try screen.resize(to: CGSize(width: 1024, height: 768), steps: 5)
      XCTAssertEqual(screen.visibleTitle, "Hosen")
      XCTAssertTrue(screen.shownPage === page)
      XCTAssertEqual(page?.loads.count, 1)
    }
  }

  func testEscapeLeadsBack() throws {
    try MainActor.assumeIsolated {
      let screen = AssortmentScreen.demo()
      try screen.openAssortment()
      try screen.open("Damen", "Mode")
      try screen.press(.escape)
      XCTAssertEqual(screen.visibleTitle, "Damen")
    }
  }
}
