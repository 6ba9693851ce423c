import Foundation
import Gallery
import SwiftUI
import SwiftUITesting
import XCTest

/// A test of the gallery in a window: skipped where there is no display, unless one is asked for. It fails when GTK complains.
class GalleryWindowCase: XCTestCase {
  override func setUpWithError() throws {
    _ = ToolkitWarnings.ofProcess.take()
    do {
      try MainActor.assumeIsolated { try Screen.inWindow { EmptyView() }.close() }
    } catch let missing as DisplayMissing where !missing.isFailure {
      throw XCTSkip(missing.description)
    }
  }

  override func tearDown() {
    XCTAssertEqual(ToolkitWarnings.ofProcess.take(), [], "GTK complained")
  }
}

extension Screen {
  /// Opens a page of the gallery in a window, lets it be used, closes it, and makes sure that nothing is left of it.
  static func onPage(
    _ page: GalleryPage?, size: CGSize = CGSize(width: 390, height: 844), store: UserDefaults = .standard,
    _ use: (Screen) throws -> Void
  ) throws {
    try Footprint.unchanged {
      let screen = try inWindow(size: size) {
        GalleryView(page: page)
          .environment(\.locale, Locale(identifier: "en_US"))
          .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
          .defaultAppStorage(store)
      }
      do {
        try screen.settle()
        try use(screen)
      } catch {
        screen.unmount()
        throw error
      }
      try screen.close()
    }
  }

  /// The title of the page on top.
  var openTitle: String? {
    elements.filter(\.isSeen).compactMap { $0.content as? NavigationBarContent }.last?.title
  }
}
