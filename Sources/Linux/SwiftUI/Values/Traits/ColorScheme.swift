/// Whether the interface is light or dark.
/// https://developer.apple.com/documentation/swiftui/colorscheme
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light
  case dark
}

/// How far colours stand apart.
/// https://developer.apple.com/documentation/swiftui/colorschemecontrast
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard
  case increased
}
