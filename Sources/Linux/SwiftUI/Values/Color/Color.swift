import Foundation

/// A colour, which may look different in light and dark surroundings.
/// https://developer.apple.com/documentation/swiftui/color
nonisolated public struct Color: Hashable, CustomStringConvertible, Sendable {
  /// How red, green and blue are meant.
  /// https://developer.apple.com/documentation/swiftui/color/rgbcolorspace
  public enum RGBColorSpace: Hashable, Sendable {
    /// As most screens show them.
    case sRGB
    /// As amounts of light, to be shown in sRGB.
    case sRGBLinear
    /// As wide screens show them.
    case displayP3
  }

  /// Where the colour comes from.
  package indirect enum Source: Hashable, Sendable {
    /// The same everywhere.
    case fixed(ResolvedColor)
    /// One of the system's.
    case system(SystemColor)
    /// The one that the surroundings accent things with.
    case accent
    /// One of an asset catalogue; without a bundle, of the main one.
    case asset(name: String, bundle: Bundle?)
    /// Another with less opacity.
    case faded(Source, opacity: Double)
  }

  /// Where the colour comes from.
  package let source: Source

  /// A colour from where it comes from.
  package init(_ source: Source) {
    self.source = source
  }

  /// A colour of its parts, from 0 to 1.
  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(.fixed(ResolvedColor(colorSpace, red: red, green: green, blue: blue, opacity: opacity)))
  }

  /// A grey, from black at 0 to white at 1.
  public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour of its hue, saturation and brightness, from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(
      .fixed(
        ResolvedColor(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity)))
  }

  /// What the colour is, for people who look for a fault.
  public var description: String { source.description }
}

extension Color {
  /// A colour of an asset catalogue.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(name: name, bundle: bundle))
  }

  /// A colour of UIKit.
  nonisolated public init(_ color: UIColor) {
    self.init(color.source)
  }

  /// A colour of Core Graphics.
  nonisolated public init(_ color: CGColor) {
    self.init(.fixed(color.color))
  }

  /// The colour for Core Graphics; nil if it depends on the surroundings.
  nonisolated public var cgColor: CGColor? {
    if case .fixed(let color) = source { CGColor(color) } else { nil }
  }

  /// The colour with its opacity multiplied by a factor.
  nonisolated public func opacity(_ opacity: Double) -> Color {
    if case .fixed(let color) = source {
      Color(.fixed(color.fading(by: opacity)))
    } else {
      Color(.faded(source, opacity: opacity))
    }
  }

  /// The colour as it looks in its surroundings.
  ///
  /// One that no catalogue has is clear, and is said once on standard error.
  package func resolved(
    in scheme: ColorScheme, accent: ResolvedColor = SystemColor.blue.light
  ) -> ResolvedColor {
    source.resolved(in: scheme, accent: accent)
  }
}

extension Color.Source: CustomStringConvertible {
  package var description: String {
    switch self {
    case .fixed(let color): color.hex
    case .system(let color): color.rawValue
    case .accent: "accentColor"
    case .asset(let name, let bundle):
      "NamedColor(name: \"\(name)\", bundle: \(bundle?.bundlePath ?? "nil"))"
    case .faded(let source, let opacity): "\(Int((opacity * 100).rounded()))% \(source)"
    }
  }

  fileprivate func resolved(in scheme: ColorScheme, accent: ResolvedColor) -> ResolvedColor {
    switch self {
    case .fixed(let color): color
    case .system(let color): scheme == .dark ? color.dark : color.light
    case .accent: accent
    case .asset(let name, let bundle):
      AssetLibrary.common.color(named: name, in: bundle, for: scheme)
        ?? ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)
    case .faded(let source, let opacity):
      source.resolved(in: scheme, accent: accent).fading(by: opacity)
    }
  }
}
