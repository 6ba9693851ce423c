import Foundation

/// One or more taps.
/// https://developer.apple.com/documentation/swiftui/tapgesture
nonisolated public struct TapGesture: Gesture {
  /// Nothing but the fact.
  public typealias Value = ()
  /// It has none.
  public typealias Body = Never

  /// How many taps make the gesture.
  public var count: Int

  /// A gesture of so many taps.
  public init(count: Int = 1) {
    self.count = count
  }
}

extension TapGesture: PrimitiveGesture {
  @MainActor package func recognizers(
    _ handlers: GestureHandlers<Void>, in memory: GestureMemory
  ) -> [GestureRecognizer] {
    let handlers = Unshared(handlers)
    return [
      GestureRecognizer(
        kind: .tap(count: count), performed: Action { handlers.value.end(with: ()) },
        cancelled: Action { handlers.value.cancel() })
    ]
  }
}

/// A press that lasts a while.
/// https://developer.apple.com/documentation/swiftui/longpressgesture
nonisolated public struct LongPressGesture: Gesture {
  /// Whether it is being pressed.
  public typealias Value = Bool
  /// It has none.
  public typealias Body = Never

  /// How long, in seconds.
  public var minimumDuration: Double
  /// How far the finger may move meanwhile, in points.
  public var maximumDistance: CGFloat

  /// A press of so many seconds.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: PrimitiveGesture {
  @MainActor package func recognizers(
    _ handlers: GestureHandlers<Bool>, in memory: GestureMemory
  ) -> [GestureRecognizer] {
    let handlers = Unshared(handlers)
    return [
      GestureRecognizer(
        kind: .longPress(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        performed: Action { handlers.value.end(with: true) },
        pressed: Action { $0 ? handlers.value.change(to: true) : handlers.value.cancel() },
        cancelled: Action { handlers.value.cancel() })
    ]
  }
}

/// Closures of the main actor on their way into an `Action`.
struct Unshared<Value>: @unchecked Sendable {
  // Needs no guard: views are made and hear of events on the main actor only.
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
