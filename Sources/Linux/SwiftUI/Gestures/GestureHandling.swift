/// A gesture with something to do at its end.
/// https://developer.apple.com/documentation/swiftui/_endedgesture
nonisolated public struct _EndedGesture<Content>: Gesture where Content: Gesture {
  /// What the gesture tells.
  public typealias Value = Content.Value
  /// It has none.
  public typealias Body = Never

  let content: Content
  let action: (Content.Value) -> Void
}

/// A gesture with something to do on its way.
/// https://developer.apple.com/documentation/swiftui/_changedgesture
nonisolated public struct _ChangedGesture<Content>: Gesture where Content: Gesture, Content.Value: Equatable {
  /// What the gesture tells.
  public typealias Value = Content.Value
  /// It has none.
  public typealias Body = Never

  let content: Content
  let action: (Content.Value) -> Void
}

extension Gesture {
  /// Does something when the gesture ends well.
  nonisolated public func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }
}

extension Gesture where Self.Value: Equatable {
  /// Does something each time that the gesture tells something new.
  nonisolated public func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}

extension _EndedGesture: PrimitiveGesture {
  @MainActor package func recognizers(
    _ handlers: GestureHandlers<Value>, in memory: GestureMemory
  ) -> [GestureRecognizer] {
    var handlers = handlers
    handlers.ended.insert(action, at: 0)
    return content.recognizers(telling: handlers, in: memory)
  }
}

extension _ChangedGesture: PrimitiveGesture {
  @MainActor package func recognizers(
    _ handlers: GestureHandlers<Value>, in memory: GestureMemory
  ) -> [GestureRecognizer] {
    var handlers = handlers
    handlers.changed.insert(action, at: 0)
    return content.recognizers(telling: handlers, in: memory)
  }
}
