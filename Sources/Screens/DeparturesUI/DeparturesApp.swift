import CommonUI
import SwiftUI

/// The app.
public struct DeparturesApp: App {
  /// The app.
  public init() {}

  /// A window with its screens.
  public var body: some Scene {
    WindowGroup { SessionView { DeparturesView(services: $0) }.departuresAccent() }
  }
}
