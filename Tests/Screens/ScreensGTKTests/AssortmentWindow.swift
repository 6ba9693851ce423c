import AssortmentUI
import CommonUI
import HTTP
import Services
import SwiftUI
import SwiftUITesting
import XCTest

@testable import SwiftUIGTK

/// The app in a window as large as a telephone; nothing is kept from before.
@MainActor
func assortmentWindow(_ folder: TestFolder, source: ServiceSource = .demo) throws -> Screen {
  let session = AppSession(
    LaunchOptions(source: source, places: DataPlaces(folder: folder.url), vault: .keyFile, environment: [:]))
  do {
    return try Screen.inWindow(size: CGSize(width: 390, height: 844)) {
      SessionView(session) { AssortmentView(services: $0) }
    }
  } catch let missing as DisplayMissing where !missing.isFailure {
    throw XCTSkip("\(missing)")
  }
}

extension Screen {
  /// What the framework told, besides why there are no web pages here.
  @MainActor var messagesBesideMissingPages: [String] {
    let missing = WebSandbox.fault.map { WebKitMissing(sandboxFault: $0).description }
    return messages.filter { $0 != missing }
  }

  /// The title of the page on top.
  @MainActor var topTitle: String? {
    elements.filter(\.isSeen).compactMap { ($0.content as? NavigationBarContent)?.title }.last
  }
}
