import SwiftUI

extension View {
  /// An app's own colour for what can be touched, which can be read as text by day and by night.
  public func accent(light: Color, dark: Color) -> some View {
    modifier(Accent(light: light, dark: dark))
  }
}

private struct Accent: ViewModifier {
  @Environment(\.colorScheme) private var colorScheme
  let light: Color
  let dark: Color

  func body(content: Content) -> some View {
    content.accentColor(colorScheme == .dark ? dark : light)
  }
}
