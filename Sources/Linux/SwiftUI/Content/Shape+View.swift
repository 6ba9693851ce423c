import Foundation

extension Shape {
  /// The shape filled with the colour of text.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// A shape that is filled.
nonisolated public struct _ShapeView<Content, Style>: _PrimitiveView where Content: Shape, Style: ShapeStyle {
  package let shape: Content
  package let style: Style
  package let fillStyle: FillStyle

  /// Fills a shape.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: ElementView {
  @MainActor package func configure(_ element: Element, in environment: EnvironmentValues) {
    element.show(
      ShapeContent(shape: shape, paint: style.paint, fillStyle: fillStyle, in: environment), resizes: false)
    element.arrange(by: FillLayout())
  }
}

extension Shape {
  /// The shape filled with a style.
  nonisolated public func fill<S>(_ content: S, style: FillStyle = FillStyle()) -> some View
  where S: ShapeStyle {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// The shape filled with the colour of text.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> some View {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// The shape's outline drawn with a style.
  nonisolated public func stroke<S>(_ content: S, style: StrokeStyle) -> some View where S: ShapeStyle {
    _ShapeView(shape: StrokedShape(shape: self, style: style), style: content)
  }

  /// The shape's outline drawn with a style; the width is in points.
  nonisolated public func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some View where S: ShapeStyle {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// The shape's outline, drawn inside the frame.
  nonisolated public func strokeBorder<S>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View where S: ShapeStyle {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  /// The shape's outline in the colour of text, drawn inside the frame.
  nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }

  /// The shape's outline, drawn inside the frame; the width is in points.
  nonisolated public func strokeBorder<S>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View where S: ShapeStyle {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// The shape's outline in the colour of text, drawn inside the frame; the width is in points.
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }
}

/// A filled shape with what its environment says about colours.
package struct ShapeContent: ElementContent {
  package static let kind = "Shape"
  package let shape: any Shape
  package let paint: Paint
  package let fillStyle: FillStyle
  /// The colour of the foreground style; `nil` is the system's.
  package let foreground: Color?
  package let colorScheme: ColorScheme
  /// The picture of an image paint.
  package let imageContent: ImageContent?

  package init(
    shape: any Shape, paint: Paint, fillStyle: FillStyle = FillStyle(), in environment: EnvironmentValues
  ) {
    self.shape = shape
    self.paint = paint.accented(in: environment)
    self.fillStyle = fillStyle
    foreground = environment.foregroundColor?.accented(in: environment)
    colorScheme = environment.colorScheme
    if case .image(let paint) = paint {
      imageContent = ImageContent(paint.image.resizable(), in: environment)
    } else {
      imageContent = nil
    }
  }

  package var details: [String] {
    if case .color(let color) = paint { return [String(describing: type(of: shape)), color.description] }
    return [String(describing: type(of: shape))]
  }

  package static func == (old: ShapeContent, new: ShapeContent) -> Bool {
    old.paint == new.paint && old.fillStyle == new.fillStyle && old.foreground == new.foreground
      && old.colorScheme == new.colorScheme && old.hasSameShape(as: new)
  }

  /// Shapes are compared by the path in a sample frame: their types need not be able to tell.
  private func hasSameShape(as other: ShapeContent) -> Bool {
    let sample = CGRect(x: 0, y: 0, width: 64, height: 48)
    return type(of: shape) == type(of: other.shape) && shape.path(in: sample) == other.shape.path(in: sample)
  }
}

/// All that is offered; 10 points where nothing is.
package struct FillLayout: LayoutRule {
  package init() {}

  package func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    Arrangement(size: proposal.replacingUnspecified(by: CGSize(width: 10, height: 10)))
  }
}
