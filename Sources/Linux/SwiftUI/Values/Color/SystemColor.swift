/// A colour that the system chooses, for light and for dark surroundings.
///
/// The values are those that Apple gives for iOS 13 and 14.
/// https://developer.apple.com/design/human-interface-guidelines/color
package enum SystemColor: String, CaseIterable, Sendable {
  case black, white, clear
  case red, orange, yellow, green, teal, blue, indigo, purple, pink
  case gray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  case primary, secondary, tertiaryLabel, quaternaryLabel, placeholderText, link
  case separator, opaqueSeparator
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill

  /// The colour in light surroundings.
  package var light: ResolvedColor {
    switch self {
    case .black, .primary: ResolvedColor(hex: 0x000000)
    case .white, .systemBackground, .tertiarySystemBackground, .secondarySystemGroupedBackground:
      ResolvedColor(hex: 0xFFFFFF)
    case .clear: ResolvedColor(hex: 0x000000, opacity: 0)
    case .red: ResolvedColor(hex: 0xFF3B30)
    case .orange: ResolvedColor(hex: 0xFF9500)
    case .yellow: ResolvedColor(hex: 0xFFCC00)
    case .green: ResolvedColor(hex: 0x34C759)
    case .teal: ResolvedColor(hex: 0x5AC8FA)
    case .blue, .link: ResolvedColor(hex: 0x007AFF)
    case .indigo: ResolvedColor(hex: 0x5856D6)
    case .purple: ResolvedColor(hex: 0xAF52DE)
    case .pink: ResolvedColor(hex: 0xFF2D55)
    case .gray: ResolvedColor(hex: 0x8E8E93)
    case .systemGray2: ResolvedColor(hex: 0xAEAEB2)
    case .systemGray3: ResolvedColor(hex: 0xC7C7CC)
    case .systemGray4: ResolvedColor(hex: 0xD1D1D6)
    case .systemGray5: ResolvedColor(hex: 0xE5E5EA)
    case .systemGray6, .secondarySystemBackground, .systemGroupedBackground,
      .tertiarySystemGroupedBackground:
      ResolvedColor(hex: 0xF2F2F7)
    case .secondary: ResolvedColor(hex: 0x3C3C43, opacity: 0.6)
    case .tertiaryLabel, .placeholderText: ResolvedColor(hex: 0x3C3C43, opacity: 0.3)
    case .quaternaryLabel: ResolvedColor(hex: 0x3C3C43, opacity: 0.18)
    case .separator: ResolvedColor(hex: 0x3C3C43, opacity: 0.29)
    case .opaqueSeparator: ResolvedColor(hex: 0xC6C6C8)
    case .systemFill: ResolvedColor(hex: 0x787880, opacity: 0.2)
    case .secondarySystemFill: ResolvedColor(hex: 0x787880, opacity: 0.16)
    case .tertiarySystemFill: ResolvedColor(hex: 0x767680, opacity: 0.12)
    case .quaternarySystemFill: ResolvedColor(hex: 0x747480, opacity: 0.08)
    }
  }

  /// The colour in dark surroundings.
  package var dark: ResolvedColor {
    switch self {
    case .black, .white, .clear: light
    case .primary: ResolvedColor(hex: 0xFFFFFF)
    case .systemBackground, .systemGroupedBackground: ResolvedColor(hex: 0x000000)
    case .red: ResolvedColor(hex: 0xFF453A)
    case .orange: ResolvedColor(hex: 0xFF9F0A)
    case .yellow: ResolvedColor(hex: 0xFFD60A)
    case .green: ResolvedColor(hex: 0x30D158)
    case .teal: ResolvedColor(hex: 0x64D2FF)
    case .blue: ResolvedColor(hex: 0x0A84FF)
    case .link: ResolvedColor(hex: 0x0984FF)
    case .indigo: ResolvedColor(hex: 0x5E5CE6)
    case .purple: ResolvedColor(hex: 0xBF5AF2)
    case .pink: ResolvedColor(hex: 0xFF375F)
    case .gray: ResolvedColor(hex: 0x8E8E93)
    case .systemGray2: ResolvedColor(hex: 0x636366)
    case .systemGray3: ResolvedColor(hex: 0x48484A)
    case .systemGray4: ResolvedColor(hex: 0x3A3A3C)
    case .systemGray5, .tertiarySystemBackground, .tertiarySystemGroupedBackground:
      ResolvedColor(hex: 0x2C2C2E)
    case .systemGray6, .secondarySystemBackground, .secondarySystemGroupedBackground:
      ResolvedColor(hex: 0x1C1C1E)
    case .secondary: ResolvedColor(hex: 0xEBEBF5, opacity: 0.6)
    case .tertiaryLabel, .placeholderText: ResolvedColor(hex: 0xEBEBF5, opacity: 0.3)
    case .quaternaryLabel: ResolvedColor(hex: 0xEBEBF5, opacity: 0.16)
    case .separator: ResolvedColor(hex: 0x545458, opacity: 0.6)
    case .opaqueSeparator: ResolvedColor(hex: 0x38383A)
    case .systemFill: ResolvedColor(hex: 0x787880, opacity: 0.36)
    case .secondarySystemFill: ResolvedColor(hex: 0x787880, opacity: 0.32)
    case .tertiarySystemFill: ResolvedColor(hex: 0x767680, opacity: 0.24)
    case .quaternarySystemFill: ResolvedColor(hex: 0x767680, opacity: 0.18)
    }
  }
}
