import Foundation

/// A colour of an asset catalogue.
package struct ColorAsset: Equatable, Sendable {
  private var any: Color.Source?
  private var schemes: [ColorScheme: Color.Source] = [:]

  /// Reads `Contents.json`; nil if it holds no colour that is understood.
  init?(contents: Data) {
    guard let file = try? JSONDecoder().decode(File.self, from: contents) else { return nil }
    for entry in file.colors {
      guard let color = entry.color?.source else { continue }
      if let scheme = entry.appearances.scheme {
        schemes[scheme] = schemes[scheme] ?? color
      } else {
        any = any ?? color
      }
    }
    if any == nil, schemes.isEmpty { return nil }
  }

  /// The colour for light or dark surroundings.
  package func color(in scheme: ColorScheme) -> ResolvedColor? {
    let source = schemes[scheme] ?? any ?? schemes.values.first
    return source.map { Color($0).resolved(in: scheme) }
  }

  private struct File: Decodable {
    let colors: [Entry]
  }

  private struct Entry: Decodable {
    let color: Definition?
    let appearances: [AssetAppearance]?
  }

  private struct Definition: Decodable {
    let space: String?
    let components: [String: String]?
    let reference: String?

    enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case components
      case reference
    }

    var source: Color.Source? {
      if let reference {
        return systemColor(reference).map { .system($0) }
      }
      guard let components else { return nil }
      func part(_ name: String) -> Double? { components[name].flatMap(value) }
      let opacity = part("alpha") ?? 1
      let model: Color.RGBColorSpace = space == "display-p3" ? .displayP3 : .sRGB
      if let white = part("white") {
        return Color(white: white, opacity: opacity).source
      }
      guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
      return Color(model, red: red, green: green, blue: blue, opacity: opacity).source
    }

    /// A part as Xcode lets one write it: `0.5`, `128` or `0x80`. A mere `1` is taken for the whole.
    private func value(_ text: String) -> Double? {
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
      if let number = Int(text), number > 1 { return Double(number) / 255 }
      return Double(text)
    }

    /// The colour that Xcode calls `systemRedColor` or `labelColor`.
    private func systemColor(_ reference: String) -> SystemColor? {
      let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
      let other =
        ["label": "primary", "secondaryLabel": "secondary"][name]
        ?? (name.hasPrefix("system") ? name.dropFirst(6).lowercased() : name)
      return SystemColor(rawValue: name) ?? SystemColor(rawValue: other)
    }
  }
}
