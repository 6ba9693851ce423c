import Services
import SwiftUI

/// The root of an app: shows its screens as soon as the source is known, and anew when another is chosen.
public struct SessionView<Content: View>: View {
  @StateObject private var session: AppSession
  private let content: (ShopServices) -> Content

  /// The screens of an app at the source of a session.
  public init(
    _ session: @autoclosure @escaping () -> AppSession = AppSession(),
    @ViewBuilder content: @escaping (ShopServices) -> Content
  ) {
    _session = StateObject(wrappedValue: session())
    self.content = content
  }

  /// The screens.
  public var body: some View {
    Group {
      if let shop = session.shop {
        content(shop.services)
          .id(shop.id)
          .environment(\.imageLoader, shop.images)
      } else {
        Color.clear
      }
    }
    .environmentObject(session)
    .sheet(item: $session.settings) { settings in
      SettingsView(settings).environmentObject(session)
    }
    .onMemoryWarning { session.memoryWarningReceived() }
    .onAppear { session.appeared() }
  }
}
