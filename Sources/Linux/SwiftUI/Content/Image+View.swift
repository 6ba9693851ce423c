import Foundation

extension Image: _PrimitiveView {}

extension Image: ElementView {
  @MainActor package func configure(_ element: Element, in environment: EnvironmentValues) {
    let content = ImageContent(self, in: environment)
    element.show(content)
    element.arrange(by: ImageLayout(size: content.size, isResizable: resizing != nil))
  }

  @MainActor package func isSame(as other: Image) -> Bool { self == other }
}

extension View {
  /// The size of symbols inside, beside their text.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}

/// A picture with what its environment says about it.
package struct ImageContent: ElementContent {
  package static let kind = "Image"
  package let image: Image
  /// The picture's own size in points; for symbols that of the text beside them.
  package let size: CGSize
  /// The colour of symbols and templates; `nil` is that of the text around.
  package let color: Color?
  package let colorScheme: ColorScheme
  package let displayScale: CGFloat
  package let isRightToLeft: Bool
  package let isRedacted: Bool
  /// The weight of the text beside, for symbols that are drawn by us.
  package let weight: Int
  private let spokenLabel: String?

  /// A picture in surroundings; `font` and `color` are those of the text that it stands in.
  package init(
    _ image: Image, font: Font? = nil, color: Color? = nil, in environment: EnvironmentValues
  ) {
    self.image = image
    let font = (font ?? environment.font ?? .body).resolved(
      sizeCategory: environment.sizeCategory, legibilityWeight: environment.legibilityWeight,
      baseSize: environment.baseFontSize)
    weight = font.weight
    self.color = (color ?? environment.foregroundColor)?.accented(in: environment)
    spokenLabel = image.label?.resolved(in: TextContext(environment)).plain
    colorScheme = environment.colorScheme
    displayScale = environment.displayScale
    isRightToLeft = environment.layoutDirection == .rightToLeft
    isRedacted = environment.redactionReasons.contains(.placeholder)
    if case .symbol = image.storage {
      let side = (font.size * environment.imageScale.factor).rounded()
      size = CGSize(width: side, height: side)
    } else {
      size = image.naturalSize(in: environment.colorScheme, scale: environment.displayScale) ?? .zero
    }
  }

  /// The part of the height that lies below the line when the picture stands in one. A symbol stands a little below its
  /// middle, as letters do.
  package var descent: CGFloat {
    if case .symbol = image.storage { return 0.18 }
    return 0
  }

  /// The name of a symbol or an asset.
  package var name: String? {
    switch image.storage {
    case .symbol(let name), .asset(let name, _): name
    case .bitmap: nil
    }
  }

  package var details: [String] { name.map { ["\"\($0)\""] } ?? [] }

  package var label: String? {
    if image.isDecorative { return nil }
    if let spokenLabel { return spokenLabel }
    if case .asset(let name, _) = image.storage { return name }
    return nil
  }

  package var role: AccessibilityRole { image.isDecorative ? .none : .image }
}

extension Image.Scale {
  /// The side of a symbol over the size of the text beside it.
  package var factor: CGFloat {
    switch self {
    case .small: 0.9
    case .medium: 1.15
    case .large: 1.5
    }
  }
}

/// A picture at its own size or, if it can be resized, at the size that is offered.
struct ImageLayout: LayoutRule {
  let size: CGSize
  let isResizable: Bool

  func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    Arrangement(size: isResizable ? proposal.replacingUnspecified(by: size) : size)
  }

  func guide(_ key: AlignmentKey, of element: Element, in arrangement: Arrangement) -> CGFloat? {
    switch key {
    case VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key:
      guard let content = element.content as? ImageContent, content.descent > 0 else { return nil }
      return (arrangement.size.height * (1 - content.descent)).rounded()
    default: return nil
    }
  }
}
