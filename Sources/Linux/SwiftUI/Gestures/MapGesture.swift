/// A gesture that tells something made of what another one tells.
/// https://developer.apple.com/documentation/swiftui/_mapgesture
nonisolated public struct _MapGesture<Content, Value>: Gesture where Content: Gesture {
  /// It has none.
  public typealias Body = Never

  let content: Content
  let transform: (Content.Value) -> Value
}

extension Gesture {
  /// Makes something else of what the gesture tells.
  nonisolated public func map<T>(_ body: @escaping (Self.Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}

extension _MapGesture: PrimitiveGesture {
  @MainActor package func recognizers(
    _ handlers: GestureHandlers<Value>, in memory: GestureMemory
  ) -> [GestureRecognizer] {
    content.recognizers(
      telling: GestureHandlers(
        changed: [{ handlers.change(to: transform($0)) }], ended: [{ handlers.end(with: transform($0)) }],
        cancelled: [{ handlers.cancel() }]), in: memory)
  }
}
