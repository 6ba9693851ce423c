import CommonUI
import Services
import SwiftUI

/// The app.
public struct AssortmentApp: App {
  /// The app.
  public init() {}

  /// A window with its screens.
  public var body: some Scene {
    WindowGroup { SessionView { services in AssortmentView(services: services) }.assortmentAccent() }
  }
}
