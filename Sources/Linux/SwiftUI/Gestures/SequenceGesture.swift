/// A gesture that is recognized after another one.
/// https://developer.apple.com/documentation/swiftui/sequencegesture
@frozen nonisolated public struct SequenceGesture<First, Second>: Gesture
where First: Gesture, Second: Gesture {
  /// How far the two have come.
  /// https://developer.apple.com/documentation/swiftui/sequencegesture/value
  @frozen public enum Value {
    /// The first one goes on.
    case first(First.Value)
    /// The first one is complete; the second one may have begun.
    case second(First.Value, Second.Value?)
  }

  /// It has none.
  public typealias Body = Never

  /// The one that comes first.
  public var first: First
  /// The one that follows.
  public var second: Second

  /// Two gestures, one after the other.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// Recognizes another gesture after this one.
  nonisolated public func sequenced<Other>(before other: Other) -> SequenceGesture<Self, Other>
  where Other: Gesture {
    SequenceGesture(self, other)
  }
}

extension SequenceGesture: PrimitiveGesture {
  @MainActor
  private final class Progress {
    let (firstGate, secondGate) = (GestureGate(isOpen: true), GestureGate(isOpen: false))
    /// What the first one told at its end, as long as the second one is due.
    var first: First.Value? {
      didSet {
        firstGate.isOpen = first == nil
        secondGate.isOpen = first != nil
      }
    }
  }

  @MainActor package func recognizers(
    _ handlers: GestureHandlers<Value>, in memory: GestureMemory
  ) -> [GestureRecognizer] {
    let progress = memory.keep { Progress() }
    let firsts = first.recognizers(
      telling: GestureHandlers(
        changed: [{ handlers.change(to: .first($0)) }],
        ended: [
          {
            progress.first = $0
            handlers.change(to: .second($0, nil))
          }
        ],
        cancelled: [{ handlers.cancel() }]), in: memory)
    let seconds = second.recognizers(
      telling: GestureHandlers(
        changed: [{ if let first = progress.first { handlers.change(to: .second(first, $0)) } }],
        ended: [
          {
            guard let first = progress.first else { return }
            progress.first = nil
            handlers.end(with: .second(first, $0))
          }
        ],
        cancelled: [
          {
            progress.first = nil
            handlers.cancel()
          }
        ]), in: memory)
    return firsts.map { $0.behind(progress.firstGate) } + seconds.map { $0.behind(progress.secondGate) }
  }
}
