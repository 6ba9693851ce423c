import Foundation
import Gallery
import SwiftUI
import SwiftUITesting

extension Screen {
  /// The gallery on a telephone, with its list or one of its pages.
  ///
  /// - Parameter store: Where what is kept between launches is kept.
  static func gallery(_ page: GalleryPage? = nil, store: UserDefaults = .standard) throws -> Screen {
    let screen = Screen {
      GalleryView(page: page)
        .environment(\.locale, Locale(identifier: "en_US"))
        .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
        .defaultAppStorage(store)
    }
    try screen.settle()
    return screen
  }

  /// Opens a page from the list, lets it be used, and goes back to the list.
  static func onPage(_ page: GalleryPage, _ use: (Screen) throws -> Void) throws {
    let screen = try gallery()
    try screen.scroll(to: .text(page.title))
    try screen.tap(.text(page.title))
    try use(screen)
    if screen.openTitle != "Gallery" { try screen.goBack() }
    guard screen.openTitle == "Gallery" else { throw Missing(description: "the list in\n\(screen.dump)") }
    try screen.close()
  }

  /// The title of the page on top.
  var openTitle: String? {
    elements.filter(\.isSeen).compactMap { $0.content as? NavigationBarContent }.last?.title
  }

  /// The control that is called this, by its label beside it too.
  func read<Content: ElementContent>(_ type: Content.Type, _ name: String) throws -> Content {
    guard let content = control(type, name) else { throw Missing(description: "\(name) in\n\(dump)") }
    return content
  }
}

/// Something is not on the screen.
private struct Missing: Error {
  let description: String
}
