import CGTK
import SwiftUI

/// Two fingers, on a touch screen or a touch pad.
extension GestureListener {
  func addMagnification(_ delta: CGFloat) {
    add(
      gtk_gesture_zoom_new(), "scale-changed", from: 1, beyond: delta,
      changed: { $0.magnified(CGFloat($1)) }, ended: { $0.magnificationEnded(CGFloat($1)) })
  }

  func addRotation(_ delta: Angle) {
    add(
      gtk_gesture_rotate_new(), "angle-changed", from: 0, beyond: delta.radians,
      changed: { $0.rotated(.radians($1)) }, ended: { $0.rotationEnded(.radians($1)) })
  }

  private func add(
    _ gesture: OpaquePointer?, _ change: String, from start: Double, beyond delta: Double,
    changed: @escaping @MainActor (GestureRecognizer, Double) -> Void,
    ended: @escaping @MainActor (GestureRecognizer, Double) -> Void
  ) {
    guard let gesture = peer.add(gesture) else { return }
    let move: @MainActor (Double) -> Void = { [weak self, unowned gesture] amount in
      guard let self, let recognizer, recognizer.isDue else { return }
      guard pinch != nil || abs(amount - start) >= delta else { return }
      pinch = amount
      peer.claim(gesture)
      changed(recognizer, amount)
    }
    if start == 1 {
      connect(gesture.pointer, change) { (scale: Double) in move(scale) }
    } else {
      connect(gesture.pointer, change) { (_: Double, turned: Double) in move(turned) }
    }
    connect(gesture.pointer, "end") { [weak self] in
      guard let self, let recognizer else { return }
      let last = pinch
      pinch = nil
      if let last { ended(recognizer, last) } else { recognizer.cancelled() }
    }
    connect(gesture.pointer, "cancel") { [weak self] in
      self?.pinch = nil
      self?.recognizer?.cancelled()
    }
  }
}
