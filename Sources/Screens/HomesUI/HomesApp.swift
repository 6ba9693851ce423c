import CommonUI
import SwiftUI

/// The app.
public struct HomesApp: App {
  /// The app.
  public init() {}

  /// A window with its screens.
  public var body: some Scene {
    WindowGroup { SessionView { HomesView(services: $0) }.homesAccent() }
  }
}
