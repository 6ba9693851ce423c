import CGTK
import Foundation

extension GesturePeer {
  /// Hears two fingers on a screen or a touchpad.
  func addMagnification(_ minimumChange: CGFloat) {
    guard let zoom = add(gtk_gesture_zoom_new(), phase: phase) else { return }
    var scale: CGFloat?
    connect(zoom.pointer, "scale-changed") { [weak self, unowned zoom] (factor: Double) in
      guard let self, scale != nil || abs(factor - 1) >= minimumChange else { return }
      scale = factor
      claim(zoom)
      content?.recognizer.magnified(factor)
    }
    connect(zoom.pointer, "end") { [weak self] in
      guard let factor = scale else { return }
      scale = nil
      self?.content?.recognizer.magnifiedFully(factor)
    }
  }
}
