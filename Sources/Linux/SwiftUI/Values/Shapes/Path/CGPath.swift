import Foundation

/// A path of Core Graphics.
/// https://developer.apple.com/documentation/coregraphics/cgpath
public class CGPath: @unchecked Sendable {
  // Guarded by `lock`, as a mutable path is a path, too.
  private var path: Path
  private let lock = NSLock()

  fileprivate init(_ path: Path) {
    self.path = path
  }

  /// A path around a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }

  /// The smallest rectangle around the lines and curves, and around their control points.
  public var boundingBox: CGRect { current.controlBox }

  /// Whether there is no step.
  public var isEmpty: Bool { current.isEmpty }

  fileprivate var current: Path { lock.withLock { path } }

  fileprivate func change(_ change: (inout Path) -> Void) {
    lock.withLock { change(&path) }
  }
}

/// A path of Core Graphics that is being drawn.
/// https://developer.apple.com/documentation/coregraphics/cgmutablepath
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// A path without a step.
  public init() {
    super.init(Path())
  }

  /// Begins a new subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    change { $0.move(to: point.applying(transform)) }
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    change { $0.addLine(to: point.applying(transform)) }
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addRect(rect, transform: transform) }
  }

  /// Adds a straight line back to where the subpath began.
  public func closeSubpath() {
    change { $0.closeSubpath() }
  }
}

extension Path {
  /// A path of Core Graphics, as it is now.
  public init(_ path: CGPath) {
    self = path.current
  }

  /// A path of Core Graphics, as it is now.
  public init(_ path: CGMutablePath) {
    self = path.current
  }

  /// The path for Core Graphics.
  public var cgPath: CGPath { CGPath(self) }

  fileprivate var controlBox: CGRect {
    CGRect(
      around: elements.flatMap { element -> [CGPoint] in
        switch element {
        case .move(let end), .line(let end): [end]
        case .quadCurve(let end, let control): [end, control]
        case .curve(let end, let control1, let control2): [end, control1, control2]
        case .closeSubpath: []
        }
      })
  }
}
