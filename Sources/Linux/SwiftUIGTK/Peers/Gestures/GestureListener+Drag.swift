import CGTK
import Foundation
import SwiftUI

/// A movement with the button down.
struct DragProgress {
  let start: CGPoint
  var last: (time: Date, offset: CGSize)
  var velocity = CGSize.zero
  var hasBegun = false
}

extension GestureListener {
  func addDrag(_ distance: CGFloat, in space: CoordinateSpace) {
    guard let gesture = peer.add(gtk_gesture_drag_new()) else { return }
    connect(gesture.pointer, "drag-begin") { [weak self] (x: Double, y: Double) in
      guard let self, peer.reacts(at: CGPoint(x: x, y: y)) else { return }
      drag = DragProgress(start: CGPoint(x: x, y: y), last: (Date(), .zero))
    }
    connect(gesture.pointer, "drag-update") { [weak self, unowned gesture] (x: Double, y: Double) in
      guard let self, let recognizer, recognizer.isDue else { return }
      guard let value = moved(by: CGSize(width: x, height: y), beyond: distance, in: space) else { return }
      peer.claim(gesture)
      recognizer.dragged(value)
    }
    connect(gesture.pointer, "drag-end") { [weak self] (x: Double, y: Double) in
      guard let self, let recognizer, drag != nil else { return }
      let value = moved(by: CGSize(width: x, height: y), beyond: distance, in: space)
      drag = nil
      if let value { recognizer.dropped(value) } else { recognizer.cancelled() }
    }
    connect(gesture.pointer, "cancel") { [weak self] in
      guard let self, drag != nil else { return }
      drag = nil
      recognizer?.cancelled()
    }
  }

  /// Where the drag is, once it has gone far enough.
  private func moved(
    by offset: CGSize, beyond distance: CGFloat, in space: CoordinateSpace
  ) -> DragGesture.Value? {
    guard var drag else { return nil }
    let now = Date()
    let seconds = now.timeIntervalSince(drag.last.time)
    if seconds > 0.001 {
      drag.velocity = CGSize(
        width: (offset.width - drag.last.offset.width) / seconds,
        height: (offset.height - drag.last.offset.height) / seconds)
      drag.last = (now, offset)
    }
    let length = (offset.width * offset.width + offset.height * offset.height).squareRoot()
    drag.hasBegun = drag.hasBegun || length >= distance
    self.drag = drag
    guard drag.hasBegun else { return nil }
    let corner = peer.element.frame(in: space).origin
    let start = CGPoint(x: corner.x + drag.start.x, y: corner.y + drag.start.y)
    return DragGesture.Value(
      time: now, location: CGPoint(x: start.x + offset.width, y: start.y + offset.height),
      startLocation: start, velocity: drag.velocity)
  }
}
