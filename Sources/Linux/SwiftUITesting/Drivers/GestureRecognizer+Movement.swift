import Foundation
import SwiftUI

/// What recognizers make of a movement when there is no toolkit to tell them.
@MainActor
extension GestureRecognizer {
  /// Fingers come down on the middle of an element, and stay there if that is a part of the movement.
  func begin(_ movement: Movement, on element: Element) {
    guard case .longPress = kind else { return }
    switch movement {
    case .longPress, .drag(_, afterLongPress: true):
      pressed(true)
      performed()
      pressed(false)
    case .drag, .magnification, .rotation: break
    }
  }

  /// They move, and are lifted.
  func move(_ movement: Movement, on element: Element) {
    switch (movement, kind) {
    case (.drag(let way, _), .drag(let distance, let space)):
      guard (way.width * way.width + way.height * way.height).squareRoot() >= distance else { return }
      let frame = element.frame(in: space)
      let value = DragGesture.Value(
        time: Date(), location: CGPoint(x: frame.midX + way.width, y: frame.midY + way.height),
        startLocation: CGPoint(x: frame.midX, y: frame.midY))
      dragged(value)
      dropped(value)
    case (.magnification(let scale), .magnification(let delta)):
      guard abs(scale - 1) >= delta else { return }
      magnified(scale)
      magnificationEnded(scale)
    case (.rotation(let angle), .rotation(let delta)):
      guard abs(angle.radians) >= delta.radians else { return }
      rotated(angle)
      rotationEnded(angle)
    default: break
    }
  }
}
