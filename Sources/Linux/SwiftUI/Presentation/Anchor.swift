/// A place in a view, to be read by another view.
/// https://developer.apple.com/documentation/swiftui/anchor
public struct Anchor<Value> {
  let value: Value

  /// Which place in the view it is.
  /// https://developer.apple.com/documentation/swiftui/anchor/source
  public struct Source {
    /// The place, for the size of the view.
    let value: @Sendable (CGSize) -> Value
  }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// All of the view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { CGRect(origin: .zero, size: $0) }
  }

  /// A rectangle in the view, in points.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { _ in r }
  }
}
