/// Whose origin a frame is measured from.
/// https://developer.apple.com/documentation/swiftui/coordinatespace
public enum CoordinateSpace: Hashable {
  /// The window's.
  case global
  /// The view's own.
  case local
  /// The nearest container's that was given this name.
  case named(AnyHashable)
}
