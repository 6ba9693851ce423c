/// An answer that WebKit waits for, given once. If whoever was asked forgets it, the fallback is given.
final class OneAnswer<Value: Sendable> {
  private let fallback: Value
  private var deliver: (@MainActor @Sendable (Value) -> Void)?

  init(orElse fallback: Value, _ deliver: @escaping @MainActor @Sendable (Value) -> Void) {
    self.fallback = fallback
    self.deliver = deliver
  }

  /// Gives the answer; a second one is ignored.
  @MainActor
  func give(_ value: Value) {
    let deliver = deliver
    self.deliver = nil
    deliver?(value)
  }

  deinit {
    guard let deliver else { return }
    // The last reference may go anywhere, on any thread.
    MainLoop.nextTurn { [fallback] in deliver(fallback) }
  }
}
