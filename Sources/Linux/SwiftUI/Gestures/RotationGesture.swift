/// Two fingers that turn, on a touch screen or a touch pad.
/// https://developer.apple.com/documentation/swiftui/rotationgesture
nonisolated public struct RotationGesture: Gesture {
  /// How far the fingers turned; clockwise is positive.
  public typealias Value = Angle
  /// It has none.
  public typealias Body = Never

  /// How far they must turn for the gesture to begin.
  public var minimumAngleDelta: Angle

  /// A gesture that begins when the fingers turned so far.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: PrimitiveGesture {
  @MainActor package func recognizers(
    _ handlers: GestureHandlers<Angle>, in memory: GestureMemory
  ) -> [GestureRecognizer] {
    let handlers = Unshared(handlers)
    return [
      GestureRecognizer(
        kind: .rotation(minimumAngleDelta: minimumAngleDelta),
        rotated: Action { handlers.value.change(to: $0) },
        rotationEnded: Action { handlers.value.end(with: $0) },
        cancelled: Action { handlers.value.cancel() })
    ]
  }
}
