/// What a person does with a pointer or a finger.
/// https://developer.apple.com/documentation/swiftui/gesture
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// The type of what it tells.
  associatedtype Value
  /// The type of the gesture that this one consists of.
  associatedtype Body: Gesture
  /// The gesture that this one consists of.
  @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Gesture {
  /// There is no value.
  public typealias Value = Never
}

/// Which gestures are recognized: the one that is added, those inside, or both.
/// https://developer.apple.com/documentation/swiftui/gesturemask
public struct GestureMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// A mask as bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Neither.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those inside the view.
  public static let subviews = GestureMask(rawValue: 2)
  /// Both.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A gesture that the framework recognizes by itself.
@MainActor @preconcurrency package protocol PrimitiveGesture: Gesture where Body == Never {
  /// What hosts are to recognize, and whom they tell.
  func recognizers(_ handlers: GestureHandlers<Value>, in memory: GestureMemory) -> [GestureRecognizer]
}

extension Gesture where Body == Never {
  /// Never asked for.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body: it is recognized by the framework")
  }
}

extension Gesture {
  /// What hosts are to recognize for the gesture: nothing if it consists of nothing that the framework knows.
  func recognizers(telling handlers: GestureHandlers<Value>, in memory: GestureMemory) -> [GestureRecognizer]
  {
    func primitive<P: PrimitiveGesture>(_ gesture: P) -> [GestureRecognizer] {
      (handlers as? GestureHandlers<P.Value>).map { gesture.recognizers($0, in: memory) } ?? []
    }
    if let gesture = self as? any PrimitiveGesture { return primitive(gesture) }
    guard Body.self != Never.self, let handlers = handlers as? GestureHandlers<Body.Value> else { return [] }
    return body.recognizers(telling: handlers, in: memory)
  }
}

/// Who is told of a gesture, in this order.
package struct GestureHandlers<Value> {
  package var changed: [(Value) -> Void] = []
  package var ended: [(Value) -> Void] = []
  /// It came to nothing; also told when there was nothing to come of it.
  package var cancelled: [() -> Void] = []

  @MainActor
  package func change(to value: Value) {
    for handler in changed { handler(value) }
  }

  @MainActor
  package func end(with value: Value) {
    for handler in ended { handler(value) }
  }

  @MainActor
  package func cancel() {
    for handler in cancelled { handler() }
  }
}
