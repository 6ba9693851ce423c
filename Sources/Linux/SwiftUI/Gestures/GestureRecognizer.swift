import Foundation

/// What a host is to recognize, and whom it tells.
package struct GestureRecognizer: Equatable, Sendable {
  /// What a person does.
  package enum Kind: Equatable, @unchecked Sendable {
    // Needs no guard: the name of a coordinate space is a value that no one changes.
    case none
    case tap(count: Int)
    /// Seconds and points.
    case longPress(minimumDuration: Double, maximumDistance: CGFloat)
    /// Points, and the space in which positions are told.
    case drag(minimumDistance: CGFloat, CoordinateSpace)
    case magnification(minimumScaleDelta: CGFloat)
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
  /// Fingers part or meet.
  package var magnified = Action<CGFloat> { _ in }
  /// Fingers that parted or met are lifted.
  package var magnifiedFully = Action<CGFloat> { _ in }
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

  package var recognizer: GestureRecognizer
  package var priority: Priority
  package var isEnabled: Bool
  /// Whether gestures and controls inside react.
  package var letsInsideReact: Bool

  package var details: [String] {
    let name: String
    switch recognizer.kind {
    case .none: name = "none"
    case .tap(let count): name = count == 1 ? "tap" : "tap \(count)"
    case .longPress: name = "longPress"
    case .drag: name = "drag"
    case .magnification: name = "magnification"
    case .hover: name = "hover"
    }
    return [name] + (priority == .low ? [] : ["\(priority)"]) + (isEnabled ? [] : ["disabled"])
  }

  /// Whether a tap or press is reacted to at once.
  package var isTap: Bool { recognizer.kind == .tap(count: 1) && isEnabled }
}
