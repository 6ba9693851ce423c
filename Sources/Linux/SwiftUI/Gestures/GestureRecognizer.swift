import Foundation

/// What a host is to recognize, and whom it tells.
package struct GestureRecognizer: Equatable, Sendable {
  /// What a person does.
  package enum Kind: Equatable, @unchecked Sendable {
    // Needs no guard: the name of a coordinate space is a value that no one changes.
    case tap(count: Int)
    /// Seconds and points.
    case longPress(minimumDuration: Double, maximumDistance: CGFloat)
    /// Points, and the space in which positions are told.
    case drag(minimumDistance: CGFloat, CoordinateSpace)
    /// How far the scale must be from 1.
    case magnification(minimumScaleDelta: CGFloat)
    case rotation(minimumAngleDelta: Angle)
    case hover
  }

  package var kind: Kind
  /// A tap or long press is complete.
  package var performed = Action<Void> { _ in }
  /// A press begins or ends, or the pointer is above the view or not.
  package var pressed = Action<Bool> { _ in }
  /// A drag goes on.
  package var dragged = Action<DragGesture.Value> { _ in }
  /// A drag ends.
  package var dropped = Action<DragGesture.Value> { _ in }
  /// Two fingers are so many times as far apart as at first.
  package var magnified = Action<CGFloat> { _ in }
  /// Two fingers that moved apart or together are lifted.
  package var magnificationEnded = Action<CGFloat> { _ in }
  /// Two fingers turned so far since they came down; clockwise is positive.
  package var rotated = Action<Angle> { _ in }
  /// Two fingers that turned are lifted.
  package var rotationEnded = Action<Angle> { _ in }
  /// What began came to nothing.
  package var cancelled = Action<Void> { _ in }
  /// What must be open for the gesture to begin.
  package var gates: [GestureGate] = []
}

/// An element that recognizes a gesture.
package struct GestureContent: ElementContent {
  package static let kind = "Gesture"

  /// Which of several gestures at the same place is recognized.
  package enum Priority: Sendable {
    /// Those inside come first.
    case low
    /// It comes before those inside.
    case high
    /// Whatever others do.
    case simultaneous
  }

  /// Several if the gesture is a combination.
  package var recognizers: [GestureRecognizer]
  package var priority: Priority
  package var isEnabled: Bool
  /// Whether gestures and controls inside react.
  package var letsInsideReact: Bool
  let memory: GestureMemory

  package var details: [String] {
    recognizers.map(\.kind.name) + (priority == .low ? [] : ["\(priority)"]) + (isEnabled ? [] : ["disabled"])
  }

  /// What a single tap does; `nil` if nothing.
  package var tap: Action<Void>? {
    let taps = recognizers.filter { $0.kind == .tap(count: 1) }
    guard isEnabled, !taps.isEmpty else { return nil }
    let others = recognizers.filter { $0.kind != .tap(count: 1) }
    return Action {
      for tap in taps.filter(\.isDue) { tap.performed() }
      for other in others { other.cancelled() }
    }
  }
}

extension GestureRecognizer.Kind {
  fileprivate var name: String {
    switch self {
    case .tap(let count): count == 1 ? "tap" : "tap \(count)"
    case .longPress: "longPress"
    case .drag: "drag"
    case .magnification: "magnification"
    case .rotation: "rotation"
    case .hover: "hover"
    }
  }
}
