import CGTK
import SwiftUI

extension SliderContent: WidgetContent {
  package func makePeer(for element: Element, in host: GTKHost) -> any GTKPeer {
    SliderPeer(self, for: element, in: host)
  }
}

/// A `GtkScale`.
@MainActor
final class SliderPeer: ControlPeer<SliderContent> {
  private var moved: SignalConnection?
  private var isHeld = false

  init(_ content: SliderContent, for element: Element, in host: GTKHost) {
    super.init(
      gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 0.1), content, for: element, in: host)
    gtk_scale_set_draw_value(widget.cast(), 0)
    moved = connect(reference.pointer, "value-changed") { [weak self] in self?.valueChanged() }
    followButton()
    start()
  }

  override var fillsWidth: Bool { true }
  private var range: UnsafeMutablePointer<GtkRange> { widget.cast() }

  private func valueChanged() {
    let isByKey = !isHeld
    if isByKey { content.editingChanged(true) }
    content.changed(gtk_range_get_value(range))
    if isByKey { content.editingChanged(false) }
    // Steps and bindings may have made another value of it.
    element.tree.whenLaidOut { [weak self] in self?.showValue() }
  }

  /// Tells when the knob is held. The gestures of a `GtkRange` would deny others the end of a press, so events are read.
  private func followButton() {
    guard let controller = gtk_event_controller_legacy_new() else { return }
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    connect(UnsafeMutableRawPointer(controller), "event") { [weak self] () -> Bool in
      switch gdk_event_get_event_type(gtk_event_controller_get_current_event(controller)) {
      case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: self?.hold(true)
      case GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: self?.hold(false)
      default: break
      }
      return false
    }
    gtk_widget_add_controller(widget, controller)
  }

  private func hold(_ isHeld: Bool) {
    guard isHeld != self.isHeld else { return }
    self.isHeld = isHeld
    content.editingChanged(isHeld)
  }

  override func show(after old: SliderContent?) {
    widget.setSensitive(content.isEnabled)
    setTint(content.tint, in: content.colorScheme)
    if old?.bounds != content.bounds || old?.step != content.step {
      let length = content.bounds.upperBound - content.bounds.lowerBound
      let step = content.step ?? length / 20
      moved?.muted {
        gtk_range_set_range(range, content.bounds.lowerBound, content.bounds.upperBound)
        gtk_range_set_increments(range, step, max(step, length / 10))
        // GTK rounds what it tells to as many digits as the step has otherwise.
        gtk_range_set_round_digits(range, -1)
      }
    }
    showValue()
  }

  private func showValue() {
    guard gtk_range_get_value(range) != content.number else { return }
    moved?.muted { gtk_range_set_value(range, content.number) }
  }
}
