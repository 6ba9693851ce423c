import Foundation

/// How round a corner is.
/// https://developer.apple.com/documentation/swiftui/roundedcornerstyle
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve that bends gradually.
  case continuous
}

/// What counts as inside a path, and whether its edge is smooth.
/// https://developer.apple.com/documentation/swiftui/fillstyle
public struct FillStyle: Equatable, Sendable {
  /// Whether the even-odd rule decides what is inside, rather than the winding rule.
  public var isEOFilled: Bool
  /// Whether the edge is smooth.
  public var isAntialiased: Bool

  /// A style of filling.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How a line along a path looks.
/// https://developer.apple.com/documentation/swiftui/strokestyle
public struct StrokeStyle: Equatable, Sendable {
  /// The width in points, half of it on each side of the path.
  public var lineWidth: CGFloat
  /// How the line ends.
  public var lineCap: CGLineCap
  /// How the line goes around corners.
  public var lineJoin: CGLineJoin
  /// How many line widths long a pointed corner may be; a longer one is cut off.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn; none for a line without gaps.
  public var dash: [CGFloat]
  /// How far into the pattern of dashes the line begins.
  public var dashPhase: CGFloat

  /// A style of lines.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
