import Foundation

extension Font {
  /// Body text at the size category `.large` in points, unless a host says otherwise.
  package static let defaultBaseSize: CGFloat = 15

  /// The font for a user's settings. `baseSize` is the host's body text at the size category `.large`.
  package func resolved(
    sizeCategory: ContentSizeCategory = .large, legibilityWeight: LegibilityWeight? = nil,
    baseSize: CGFloat = Font.defaultBaseSize
  ) -> ResolvedFont {
    let family: ResolvedFont.Family
    let size: CGFloat
    let ownWeight: Weight
    switch source {
    case .textStyle(let style, let design):
      family = .system(design)
      size = baseSize * style.ratio * sizeCategory.scale
      ownWeight = style.weight
    case .system(let fixed, let weight, let design):
      family = .system(design)
      size = fixed
      ownWeight = weight
    case .custom(let name, let asked, let style):
      family = .named(name)
      size = style == nil ? asked : asked * sizeCategory.scale
      ownWeight = .regular
    }
    var weight = (self.weight ?? ownWeight).value
    if isBold { weight = max(weight, Weight.bold.value) }
    if legibilityWeight == .bold { weight = min(weight + 200, Weight.black.value) }
    return ResolvedFont(
      family: family, size: size, weight: weight, isItalic: isItalic,
      hasMonospacedDigits: hasMonospacedDigits, smallCapitals: smallCapitals, leading: leading)
  }
}

extension Font.TextStyle {
  /// The size relative to body text: Adwaita's ratios for its title classes and captions, in Apple's order.
  var ratio: CGFloat {
    switch self {
    case .largeTitle: 1.82
    case .title: 1.55
    case .title2: 1.36
    case .title3: 1.18
    case .headline, .body: 1
    case .callout: 0.96
    case .subheadline: 0.92
    case .footnote: 0.87
    case .caption: 0.82
    case .caption2: 0.76
    }
  }

  /// Adwaita sets its titles in heavy letters where Apple's are regular.
  var weight: Font.Weight {
    switch self {
    case .largeTitle, .title: .heavy
    case .title2, .title3, .headline: .bold
    case .body, .callout, .subheadline, .footnote, .caption, .caption2: .regular
    }
  }
}
