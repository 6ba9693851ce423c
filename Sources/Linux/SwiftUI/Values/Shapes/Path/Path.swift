import Foundation

/// Lines and curves: the outline of a two-dimensional shape.
///
/// As in Core Graphics y points down, and a curve without a current point to start from is left out.
/// https://developer.apple.com/documentation/swiftui/path
nonisolated public struct Path: Equatable, Sendable {
  /// One step of a path.
  /// https://developer.apple.com/documentation/swiftui/path/element
  public enum Element: Equatable, Sendable {
    /// Begins a new subpath.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to where the subpath began.
    case closeSubpath
  }

  /// The steps in their order.
  package internal(set) var elements: [Element] = []

  /// A path without a step.
  public init() {}

  /// A path around a rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// A path around a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// A path around a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    let corner = CGSize(width: cornerRadius, height: cornerRadius)
    addRoundedRect(in: rect, cornerSize: corner, style: style)
  }

  /// A path around the largest ellipse in a rectangle.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// A path that a closure draws.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Whether there is no step.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next line would begin; nil in an empty path. After closing it is where the subpath began.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case nil: nil
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: subpathStart
    }
  }

  /// Calls a closure with each step in turn.
  public func forEach(_ body: (Path.Element) -> Void) {
    elements.forEach(body)
  }

  /// The path with all its points moved by a transform.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.addPath(self, transform: transform)
    return path
  }

  /// The path moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  private var subpathStart: CGPoint? {
    for case .move(let start) in elements.reversed() {
      return start
    }
    return nil
  }
}

extension Path: Shape {
  /// The path as it is, whatever the rectangle.
  public func path(in _: CGRect) -> Path { self }
}
