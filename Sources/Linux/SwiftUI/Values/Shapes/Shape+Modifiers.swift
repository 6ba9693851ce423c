import Foundation

extension Shape {
  /// The line along the outline, as a shape of its own.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    StrokedShape(shape: self, style: style)
  }

  /// The line along the outline, as a shape of its own.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The part of the outline between two fractions of its length.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }

  /// The shape at a size of its own, from the frame's origin.
  nonisolated public func size(_ size: CGSize) -> some Shape {
    SizedShape(shape: self, size: size)
  }

  /// The shape at a size of its own, from the frame's origin.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// The shape moved.
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// The shape moved.
  nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// The shape moved.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// The shape stretched.
  nonisolated public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape made larger or smaller.
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape turned.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The shape mapped by a transform.
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}

/// The line along a shape's outline.
package struct StrokedShape<Content>: Shape where Content: Shape {
  /// The shape whose outline it is.
  package var shape: Content
  /// How the line looks.
  package var style: StrokeStyle

  /// The outline of the line.
  package func path(in rect: CGRect) -> Path {
    shape.path(in: rect).strokedPath(style)
  }

  /// What the shape animates.
  package var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

private struct TrimmedShape<Content>: Shape where Content: Shape {
  var shape: Content
  var start: CGFloat
  var end: CGFloat

  func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: start, to: end)
  }

  var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
    set {
      shape.animatableData = newValue.first
      (start, end) = (newValue.second.first, newValue.second.second)
    }
  }
}

private struct SizedShape<Content>: Shape where Content: Shape {
  var shape: Content
  var size: CGSize

  func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }
}
