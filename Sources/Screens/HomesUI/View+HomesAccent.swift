import SwiftUI

extension View {
  /// The app's own colour for what can be touched: a green that can be read as text on either ground.
  func homesAccent() -> some View {
    modifier(HomesAccent())
  }
}

private struct HomesAccent: ViewModifier {
  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    content.accentColor(
      colorScheme == .dark
        ? Color(red: 0.36, green: 0.82, blue: 0.65) : Color(red: 0, green: 0.44, blue: 0.33))
  }
}
