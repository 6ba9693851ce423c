import Foundation

/// Two fingers that move apart or together, on a touch screen or a touch pad.
/// https://developer.apple.com/documentation/swiftui/magnificationgesture
nonisolated public struct MagnificationGesture: Gesture {
  /// How many times as far apart the fingers are as at first.
  public typealias Value = CGFloat
  /// It has none.
  public typealias Body = Never

  /// How far the value must be from 1 for the gesture to begin.
  public var minimumScaleDelta: CGFloat

  /// A gesture that begins when the value is so far from 1.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnificationGesture: PrimitiveGesture {
  @MainActor package func recognizers(
    _ handlers: GestureHandlers<CGFloat>, in memory: GestureMemory
  ) -> [GestureRecognizer] {
    let handlers = Unshared(handlers)
    return [
      GestureRecognizer(
        kind: .magnification(minimumScaleDelta: minimumScaleDelta),
        magnified: Action { handlers.value.change(to: $0) },
        magnificationEnded: Action { handlers.value.end(with: $0) },
        cancelled: Action { handlers.value.cancel() })
    ]
  }
}
