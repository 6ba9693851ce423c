import Foundation

/// Colours that run into each other.
/// https://developer.apple.com/documentation/swiftui/gradient
public struct Gradient: Equatable, Sendable {
  /// A colour and where it stands.
  /// https://developer.apple.com/documentation/swiftui/gradient/stop
  public struct Stop: Equatable, Sendable {
    /// The colour.
    public var color: Color
    /// Where it stands, from 0 at the start to 1 at the end.
    public var location: CGFloat

    /// A colour and where it stands.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours and where they stand.
  public var stops: [Gradient.Stop]

  /// A gradient of colours where they stand.
  public init(stops: [Gradient.Stop]) {
    self.stops = stops
  }

  /// A gradient of colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}
