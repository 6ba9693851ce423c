import CommonUI
import Foundation
import HTTP
import Images
import Products
import Services
import Storage
import SwiftUI
import SwiftUITesting

@testable import ProductsUI

extension Screen {
  static let phone = CGSize(width: 390, height: 844)
  static let tablet = CGSize(width: 1024, height: 768)
  /// When everything happens.
  nonisolated static let now = Date(timeIntervalSince1970: 1_600_000_000)

  /// The app over a shop.
  static func products(
    _ service: ProductsService, preferences: Preferences = .memory(), images: ImageLoader? = nil,
    size: CGSize = phone, environment: EnvironmentValues = EnvironmentValues()
  ) throws -> Screen {
    let time = TimeSource(now: { now }, pause: { _ in try Task.checkCancellation() })
    let context = ProductsContext(service: service, locale: Locale(identifier: "en_US"), time: time)
    let session = Screen.session()
    let screen = Screen(size: size, environment: environment) {
      ProductsView(context, preferences: preferences)
        .environmentObject(session)
        .environment(\.imageLoader, images)
    }
    try screen.settle()
    return screen
  }

  /// A session with the demo.
  static func session() -> AppSession {
    // Its folder is only read when a choice is.
    let places = DataPlaces(folder: FileManager.default.temporaryDirectory.appendingPathComponent("none"))
    let session = AppSession(LaunchOptions(source: .demo, places: places, vault: .keyFile, environment: [:]))
    session.appeared()
    return session
  }

  /// Types a text, searches, and waits for what comes.
  func search(_ text: String, for query: Query) throws {
    try type(text, into: "search-field", committing: true)
    try wait(for: query)
  }

  /// What stands in the field to search with.
  var searchText: String? { content(TextFieldContent.self)?.text }

  /// The rows of the results as they are read aloud.
  var spokenRows: [String] {
    all(.containing(", UPC: ")).compactMap { $0.accessibility.label }
  }

  /// The title of the page on top.
  var openTitle: String? {
    elements.filter(\.isSeen).compactMap { $0.content as? NavigationBarContent }.last?.title
  }
}
