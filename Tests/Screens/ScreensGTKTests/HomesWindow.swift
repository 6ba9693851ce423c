import CommonUI
import Foundation
import Services
import SwiftUI
import SwiftUIGTK
import SwiftUITesting
import XCTest

@testable import HomesUI

/// The app on the demo, in a window, as soon as the homes are there.
@MainActor
func homesWindow(
  _ folder: TestFolder, size: CGSize = CGSize(width: 390, height: 844),
  _ change: (inout EnvironmentValues) -> Void = { _ in }
) throws -> Screen {
  var environment = EnvironmentValues()
  environment.locale = Locale(identifier: "en_US")
  change(&environment)
  let session = AppSession(
    LaunchOptions(source: .demo, places: DataPlaces(folder: folder.url), vault: .keyFile, environment: [:]))
  do {
    let screen = try Screen.inWindow(size: size, environment: environment) {
      SessionView(session) { HomesView(services: $0) }
    }
    try screen.wait(for: .identifier("count"))
    return screen
  } catch let missing as DisplayMissing where !missing.isFailure {
    throw XCTSkip(missing.description)
  }
}
