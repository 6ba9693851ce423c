/// Two gestures of which one is recognized: the first one if it can be.
/// https://developer.apple.com/documentation/swiftui/exclusivegesture
@frozen nonisolated public struct ExclusiveGesture<First, Second>: Gesture
where First: Gesture, Second: Gesture {
  /// What the one that is recognized tells.
  /// https://developer.apple.com/documentation/swiftui/exclusivegesture/value
  @frozen public enum Value {
    /// It is the first one.
    case first(First.Value)
    /// It is the second one.
    case second(Second.Value)
  }

  /// It has none.
  public typealias Body = Never

  /// The one that is preferred.
  public var first: First
  /// The other one.
  public var second: Second

  /// Two gestures of which one is recognized.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// Recognizes another gesture if this one is not recognized.
  nonisolated public func exclusively<Other>(before other: Other) -> ExclusiveGesture<Self, Other>
  where Other: Gesture {
    ExclusiveGesture(self, other)
  }
}

extension ExclusiveGesture: PrimitiveGesture {
  @MainActor
  private final class Progress {
    /// Closed while the first one goes on.
    let gate = GestureGate(isOpen: true)
    /// A tap of the second one, until it is known whether more taps follow.
    var waiting: Action<Void>?
  }

  @MainActor package func recognizers(
    _ handlers: GestureHandlers<Value>, in memory: GestureMemory
  ) -> [GestureRecognizer] {
    let progress = memory.keep { Progress() }
    let firsts = first.recognizers(
      telling: GestureHandlers(
        changed: [
          {
            progress.gate.isOpen = false
            handlers.change(to: .first($0))
          }
        ],
        ended: [
          {
            progress.gate.isOpen = true
            progress.waiting = nil
            handlers.end(with: .first($0))
          }
        ],
        cancelled: [
          {
            progress.gate.isOpen = true
            guard let tap = progress.waiting else { return handlers.cancel() }
            progress.waiting = nil
            tap()
          }
        ]), in: memory)
    var seconds = second.recognizers(
      telling: GestureHandlers(
        changed: [{ handlers.change(to: .second($0)) }], ended: [{ handlers.end(with: .second($0)) }],
        cancelled: [{ handlers.cancel() }]), in: memory)
    if firsts.contains(where: \.isSeveralTaps) {
      for index in seconds.indices where seconds[index].kind == .tap(count: 1) {
        let tap = seconds[index].performed
        seconds[index].performed = Action { progress.waiting = tap }
      }
    }
    return firsts + seconds.map { $0.behind(progress.gate) }
  }
}

extension GestureRecognizer {
  fileprivate var isSeveralTaps: Bool {
    if case .tap(let count) = kind { return count > 1 }
    return false
  }
}
