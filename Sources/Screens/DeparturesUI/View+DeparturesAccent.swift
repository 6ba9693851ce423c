import SwiftUI

extension View {
  /// The app's own colour for what can be touched: a deep teal, lighter in the dark.
  func departuresAccent() -> some View {
    modifier(DeparturesAccent())
  }
}

private struct DeparturesAccent: ViewModifier {
  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    content.accentColor(
      colorScheme == .dark
        ? Color(red: 0.36, green: 0.77, blue: 0.85) : Color(red: 0, green: 0.4, blue: 0.5))
  }
}
