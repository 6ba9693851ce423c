import SwiftUI

/// The window from which the four apps are opened, as an app of its own.
struct HighStreetApp: App {
  /// Starts the apps; to be set before this one runs.
  @MainActor static var starter = AppStarter.processes([])

  var body: some Scene {
    WindowGroup { LauncherView(starter: Self.starter) }
  }
}
