/// Two gestures that are recognized independently of each other.
/// https://developer.apple.com/documentation/swiftui/simultaneousgesture
@frozen nonisolated public struct SimultaneousGesture<First, Second>: Gesture
where First: Gesture, Second: Gesture {
  /// What the two tell.
  /// https://developer.apple.com/documentation/swiftui/simultaneousgesture/value
  @frozen public struct Value {
    /// What the first one told, if it began.
    public var first: First.Value?
    /// What the second one told, if it began.
    public var second: Second.Value?
  }

  /// It has none.
  public typealias Body = Never

  /// The first one.
  public var first: First
  /// The second one.
  public var second: Second

  /// Two gestures together.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

extension Gesture {
  /// Recognizes another gesture as well.
  nonisolated public func simultaneously<Other>(with other: Other) -> SimultaneousGesture<Self, Other>
  where Other: Gesture {
    SimultaneousGesture(self, other)
  }
}

extension SimultaneousGesture: PrimitiveGesture {
  @MainActor
  private final class Progress {
    var value = Value()
    /// Whether the first and the second one go on.
    var isActive = (first: false, second: false)
  }

  @MainActor package func recognizers(
    _ handlers: GestureHandlers<Value>, in memory: GestureMemory
  ) -> [GestureRecognizer] {
    let progress = memory.keep { Progress() }
    let firsts = first.recognizers(
      telling: part(of: progress, handlers, value: \.value.first, isActive: \.isActive.first), in: memory)
    let seconds = second.recognizers(
      telling: part(of: progress, handlers, value: \.value.second, isActive: \.isActive.second), in: memory)
    return firsts + seconds
  }

  @MainActor private func part<Part>(
    of progress: Progress, _ handlers: GestureHandlers<Value>,
    value: ReferenceWritableKeyPath<Progress, Part?>, isActive: ReferenceWritableKeyPath<Progress, Bool>
  ) -> GestureHandlers<Part> {
    /// Ends both once neither goes on; well if one of them did.
    @MainActor func finish() {
      progress[keyPath: isActive] = false
      guard !progress.isActive.first, !progress.isActive.second else { return }
      let last = progress.value
      progress.value = Value()
      if last.first == nil, last.second == nil {
        handlers.cancel()
      } else {
        handlers.end(with: last)
      }
    }
    return GestureHandlers(
      changed: [
        {
          progress[keyPath: isActive] = true
          progress[keyPath: value] = $0
          handlers.change(to: progress.value)
        }
      ],
      ended: [
        {
          progress[keyPath: value] = $0
          finish()
        }
      ],
      cancelled: [
        {
          guard progress[keyPath: isActive] else { return }
          progress[keyPath: value] = nil
          finish()
        }
      ])
  }
}
