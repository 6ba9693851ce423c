import Foundation

/// A shape drawn beside its frame.
/// https://developer.apple.com/documentation/swiftui/offsetshape
nonisolated public struct OffsetShape<Content>: Shape where Content: Shape {
  /// The shape.
  public var shape: Content
  /// How far beside.
  public var offset: CGSize

  /// Moves a shape.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// The outline, moved.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  /// What the shape animates, and the distance.
  public typealias AnimatableData = AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>

  /// What the shape animates, and the distance.
  public var animatableData: AnimatableData {
    get { AnimatablePair(shape.animatableData, AnimatablePair(offset.width, offset.height)) }
    set {
      shape.animatableData = newValue.first
      offset = CGSize(width: newValue.second.first, height: newValue.second.second)
    }
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The smaller shape, moved as far.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape drawn larger or smaller than its frame.
/// https://developer.apple.com/documentation/swiftui/scaledshape
nonisolated public struct ScaledShape<Content>: Shape where Content: Shape {
  /// The shape.
  public var shape: Content
  /// The factors of width and height.
  public var scale: CGSize
  /// The point of the frame that stays.
  public var anchor: UnitPoint

  /// Scales a shape.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// The outline, scaled.
  public func path(in rect: CGRect) -> Path {
    let scaling = CGAffineTransform(scaleX: scale.width, y: scale.height)
    return shape.path(in: rect).applying(scaling.about(anchor.point(in: rect)))
  }

  /// What the shape animates, the factors and the point that stays.
  public typealias AnimatableData = AnimatablePair<
    Content.AnimatableData, AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  >

  /// What the shape animates, the factors and the point that stays.
  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        shape.animatableData,
        AnimatablePair(AnimatablePair(scale.width, scale.height), AnimatablePair(anchor.x, anchor.y)))
    }
    set {
      shape.animatableData = newValue.first
      scale = CGSize(width: newValue.second.first.first, height: newValue.second.first.second)
      anchor = UnitPoint(x: newValue.second.second.first, y: newValue.second.second.second)
    }
  }
}

/// A shape turned in its frame.
/// https://developer.apple.com/documentation/swiftui/rotatedshape
nonisolated public struct RotatedShape<Content>: Shape where Content: Shape {
  /// The shape.
  public var shape: Content
  /// How far it is turned, clockwise.
  public var angle: Angle
  /// The point of the frame that stays.
  public var anchor: UnitPoint

  /// Turns a shape.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The outline, turned.
  public func path(in rect: CGRect) -> Path {
    let rotation = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
    return shape.path(in: rect).applying(rotation.about(anchor.point(in: rect)))
  }

  /// What the shape animates, the angle in radians and the point that stays.
  public typealias AnimatableData = AnimatablePair<
    Content.AnimatableData, AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>>
  >

  /// What the shape animates, the angle in radians and the point that stays.
  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        shape.animatableData,
        AnimatablePair(angle.radians, AnimatablePair(anchor.x, anchor.y)))
    }
    set {
      shape.animatableData = newValue.first
      angle = .radians(newValue.second.first)
      anchor = UnitPoint(x: newValue.second.second.first, y: newValue.second.second.second)
    }
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The smaller shape, turned as far.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape mapped by a transform.
/// https://developer.apple.com/documentation/swiftui/transformedshape
nonisolated public struct TransformedShape<Content>: Shape where Content: Shape {
  /// The shape.
  public var shape: Content
  /// The transform.
  public var transform: CGAffineTransform

  /// Maps a shape.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The outline, mapped.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform)
  }

  /// What the shape animates.
  public typealias AnimatableData = Content.AnimatableData

  /// What the shape animates.
  public var animatableData: AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension CGAffineTransform {
  /// The same transform with another point than the origin staying where it is.
  func about(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y)
      .concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}
