import CommonUI
import Foundation
import Services
import SwiftUI
import SwiftUITesting

@testable import HomesUI

extension CGSize {
  static let telephone = CGSize(width: 390, height: 844)
  static let tablet = CGSize(width: 1024, height: 768)
}

extension Screen {
  /// The screens of a shop, on a telephone if nothing else is said.
  static func homes(
    _ test: TestShop, size: CGSize = .telephone, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> Screen {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    change(&environment)
    let session = AppSession(
      LaunchOptions(source: nil, places: DataPlaces(folder: test.folder), vault: .keyFile, environment: [:]))
    return Screen(size: size, environment: environment) {
      HomesView(test.shop).environmentObject(session)
    }
  }

  /// The same, as soon as the homes and the favourites are there.
  static func loadedHomes(
    _ test: TestShop, size: CGSize = .telephone, favourites: String = "0 favourites",
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> Screen {
    let screen = homes(test, size: size, change)
    try screen.wait(for: .identifier("count"))
    try screen.wait(for: .label(favourites))
    return screen
  }

  /// The cards of homes that are mounted.
  var cards: [Element] { elements.filter { $0.accessibility.identifier?.hasPrefix("home-") == true } }

  /// The title of the page on top.
  var openTitle: String? {
    elements.filter(\.isSeen).compactMap { $0.content as? NavigationBarContent }.last?.title
  }

  /// Where the card of a home is on the page.
  func card(_ number: Int) throws -> CGRect {
    frameInScroll(try get(.identifier("home-property:\(number)")))
  }

  /// Presses the heart of a home in the list.
  func tapHeart(_ number: Int) throws {
    try tap(.identifier("favourite-property:\(number)"))
  }
}
