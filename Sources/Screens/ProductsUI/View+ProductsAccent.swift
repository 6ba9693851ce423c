import SwiftUI

extension View {
  /// The app's own colour for what can be touched: a blue, lighter in the dark.
  func productsAccent() -> some View {
    modifier(ProductsAccent())
  }
}

private struct ProductsAccent: ViewModifier {
  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    content.accentColor(
      colorScheme == .dark
        ? Color(red: 0.357, green: 0.667, blue: 1) : Color(red: 0, green: 0.357, blue: 0.733))
  }
}
