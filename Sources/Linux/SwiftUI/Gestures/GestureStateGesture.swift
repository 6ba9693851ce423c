/// A gesture that keeps a value up to date as long as it lasts.
/// https://developer.apple.com/documentation/swiftui/gesturestategesture
@frozen nonisolated public struct GestureStateGesture<Base, State>: Gesture where Base: Gesture {
  /// What the gesture tells.
  public typealias Value = Base.Value
  /// It has none.
  public typealias Body = Never

  /// The gesture.
  public var base: Base
  /// The value that it keeps up to date.
  public var state: GestureState<State>
  /// Sets the value, and how the change is shown.
  public var body: (GestureStateGesture<Base, State>.Value, inout State, inout Transaction) -> Void

  /// A gesture, a value, and how the one sets the other.
  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (GestureStateGesture<Base, State>.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }
}

extension Gesture {
  /// Keeps a value up to date as long as the gesture lasts; afterwards it is what it was at first.
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Self.Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

extension GestureStateGesture: PrimitiveGesture {
  @MainActor
  private final class Progress {
    var isActive = false
  }

  @MainActor package func recognizers(
    _ handlers: GestureHandlers<Value>, in memory: GestureMemory
  ) -> [GestureRecognizer] {
    let progress = memory.keep { Progress() }
    let (state, set) = (state, body)
    @MainActor func finish() {
      guard progress.isActive else { return }
      progress.isActive = false
      state.goBack()
    }
    var handlers = handlers
    handlers.changed.insert(
      { value in
        progress.isActive = true
        state.change { set(value, &$0, &$1) }
      }, at: 0)
    handlers.ended.insert({ _ in finish() }, at: 0)
    handlers.cancelled.insert({ finish() }, at: 0)
    return base.recognizers(telling: handlers, in: memory)
  }
}
