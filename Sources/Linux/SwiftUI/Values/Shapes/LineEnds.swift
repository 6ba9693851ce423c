/// How a line ends.
/// https://developer.apple.com/documentation/coregraphics/cglinecap
public enum CGLineCap: Int32, Sendable {
  /// At the end point.
  case butt
  /// With a half circle around the end point.
  case round
  /// Half a line width past the end point.
  case square
}

/// How two lines meet.
/// https://developer.apple.com/documentation/coregraphics/cglinejoin
public enum CGLineJoin: Int32, Sendable {
  /// With a point.
  case miter
  /// With a round corner.
  case round
  /// With the point cut off.
  case bevel
}
