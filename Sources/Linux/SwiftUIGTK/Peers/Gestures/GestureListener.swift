import CGTK
import Foundation
import SwiftUI

/// Hears of one recognizer of a view through an event controller, and tells it.
@MainActor
final class GestureListener {
  unowned let peer: GesturePeer
  /// The place of the recognizer among those of the view.
  private let index: Int
  /// Whether a press has begun and not ended.
  private var isPressed = false
  /// Whether the recognizer was due when the press began.
  private var wasDue = false
  /// Whether the time in which another tap would belong to the last one is over.
  private var isLate = false
  var drag: DragProgress?
  /// How far two fingers have come, once that is far enough.
  var pinch: Double?

  init(_ peer: GesturePeer, _ index: Int) {
    self.peer = peer
    self.index = index
  }

  /// What the view has now; it is another one after each update.
  var recognizer: GestureRecognizer? { recognizer(of: peer.content) }

  private func recognizer(of content: GestureContent?) -> GestureRecognizer? {
    guard let content, content.recognizers.indices.contains(index) else { return nil }
    return content.recognizers[index]
  }

  func listen(for kind: GestureRecognizer.Kind) {
    switch kind {
    case .tap(let count): addTap(count)
    case .longPress(let duration, _): addLongPress(duration)
    case .drag(let distance, let space): addDrag(distance, in: space)
    case .magnification(let delta): addMagnification(delta)
    case .rotation(let delta): addRotation(delta)
    case .hover: addHover()
    }
  }

  /// Gives up what has begun.
  func cancel(telling content: GestureContent?) {
    let recognizer = recognizer(of: content)
    if isPressed { recognizer?.pressed(false) }
    (isPressed, drag, pinch) = (false, nil, nil)
    recognizer?.cancelled()
  }

  // MARK: Taps

  private func addTap(_ count: Int) {
    guard let click = peer.add(gtk_gesture_click_new()) else { return }
    connect(click.pointer, "pressed") { [weak self, unowned click] in
      guard let self else { return }
      wasDue = recognizer?.isDue == true
      isLate = false
      if peer.content?.letsInsideReact == false { peer.claim(click) }
    }
    connect(click.pointer, "released") { [weak self, unowned click] (number: Int32, x: Double, y: Double) in
      guard let self else { return }
      guard Int(number) % max(1, count) == 0, peer.reacts(at: CGPoint(x: x, y: y)) else {
        // Others are to hear of the tap first.
        if isLate { MainLoop.nextTurn { [weak self] in self?.recognizer?.cancelled() } }
        return
      }
      peer.claim(click)
      recognizer?.performed()
    }
    connect(click.pointer, "stopped") { [weak self] in
      guard let self else { return }
      isLate = true
      if wasDue { recognizer?.cancelled() }
    }
  }

  // MARK: Presses

  private func addLongPress(_ duration: Double) {
    guard let press = peer.add(gtk_gesture_long_press_new()) else { return }
    // GTK counts in half seconds, and goes no further than this.
    gtk_gesture_long_press_set_delay_factor(press.opaque, min(max(duration / 0.5, 0.5), 2))
    connect(press.pointer, "begin") { [weak self] in
      guard let self, !isPressed else { return }
      isPressed = true
      recognizer?.pressed(true)
    }
    for end in ["end", "cancelled", "cancel"] {
      connect(press.pointer, end) { [weak self] in self?.endPress() }
    }
    connect(press.pointer, "pressed") { [weak self, unowned press] (x: Double, y: Double) in
      guard let self, let recognizer, recognizer.isDue, peer.reacts(at: CGPoint(x: x, y: y)) else { return }
      peer.claim(press)
      recognizer.performed()
    }
  }

  private func endPress() {
    guard isPressed else { return }
    isPressed = false
    recognizer?.pressed(false)
  }

  private func addHover() {
    guard let motion = peer.add(gtk_event_controller_motion_new(), phase: GTK_PHASE_BUBBLE) else { return }
    connect(motion.pointer, "enter") { [weak self] in self?.recognizer?.pressed(true) }
    connect(motion.pointer, "leave") { [weak self] in self?.recognizer?.pressed(false) }
  }
}
