/// A content that does something when it is pressed.
package protocol PressableContent: ElementContent {
  /// What a press does; `nil` if there is nothing to press.
  var activation: Action<Void>? { get }
}

extension ButtonContent: PressableContent {
  package var activation: Action<Void>? { press }
}
