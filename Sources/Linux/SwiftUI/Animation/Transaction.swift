/// How a change of state is shown.
/// https://developer.apple.com/documentation/swiftui/transaction
public struct Transaction {
  /// The animation, or `nil` for none.
  public var animation: Animation?
  /// Whether animations that views ask for are left out.
  public var disablesAnimations = false
  /// Whether the change is one of many in a row, such as a drag.
  public var isContinuous = false

  /// A change without animation.
  public init() {}

  /// A change with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }
}
