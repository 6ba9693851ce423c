import Foundation

/// A view's size and its alignment guides, in its own coordinates.
/// https://developer.apple.com/documentation/swiftui/viewdimensions
public struct ViewDimensions {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  private let explicit: (AlignmentKey) -> CGFloat?

  /// Dimensions whose explicit guides are looked up when asked for, as a container does that asks its children.
  package init(width: CGFloat, height: CGFloat, explicit: @escaping (AlignmentKey) -> CGFloat?) {
    self.width = width
    self.height = height
    self.explicit = explicit
  }

  /// Dimensions with the explicit guides known.
  package init(width: CGFloat, height: CGFloat, explicit: [AlignmentKey: CGFloat] = [:]) {
    self.init(width: width, height: height) { explicit[$0] }
  }

  /// The offset of a guide: the explicit one if there is one, else the guide's default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The offset of a guide: the explicit one if there is one, else the guide's default.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The explicit offset of a guide, nil if nobody set one.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

  /// The explicit offset of a guide, nil if nobody set one.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  /// The offset of a guide: the explicit one if there is one, else the guide's default.
  package subscript(key: AlignmentKey) -> CGFloat {
    explicit(key) ?? key.defaultValue(in: self)
  }

  /// The explicit offset of a guide, nil if nobody set one.
  package subscript(explicit key: AlignmentKey) -> CGFloat? { explicit(key) }
}
