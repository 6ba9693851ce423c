/// A guide along each axis.
/// https://developer.apple.com/documentation/swiftui/alignment
public struct Alignment: Equatable, Sendable {
  /// The guide along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The guide along the vertical axis.
  public var vertical: VerticalAlignment

  /// A pair of guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The centre of both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The corner at the top where lines begin.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The corner at the top where lines end.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The corner at the bottom where lines begin.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The corner at the bottom where lines end.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
