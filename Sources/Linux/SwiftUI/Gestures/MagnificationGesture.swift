import Foundation

/// Two fingers that part or meet.
/// https://developer.apple.com/documentation/swiftui/magnificationgesture
nonisolated public struct MagnificationGesture: Gesture {
  /// How far apart the fingers are, with 1 where they began.
  public typealias Value = CGFloat
  /// It has none.
  public typealias Body = Never

  /// By how much the value must change for the gesture to begin.
  public var minimumScaleDelta: CGFloat

  /// A gesture that begins with such a change.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnificationGesture: PrimitiveGesture {
  @MainActor package func recognizer(_ handlers: GestureHandlers<CGFloat>) -> GestureRecognizer {
    let handlers = Unshared(handlers)
    return GestureRecognizer(
      kind: .magnification(minimumScaleDelta: minimumScaleDelta),
      magnified: Action { handlers.value.change(to: $0) },
      magnifiedFully: Action { handlers.value.end(with: $0) })
  }
}
