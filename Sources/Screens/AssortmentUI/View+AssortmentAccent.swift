import SwiftUI

extension View {
  /// The app's own colour for what can be touched: a raspberry, lighter in the dark.
  func assortmentAccent() -> some View {
    modifier(AssortmentAccent())
  }
}

private struct AssortmentAccent: ViewModifier {
  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    content.accentColor(
      colorScheme == .dark
        ? Color(red: 1, green: 0.42, blue: 0.643) : Color(red: 0.757, green: 0.102, blue: 0.369))
  }
}
