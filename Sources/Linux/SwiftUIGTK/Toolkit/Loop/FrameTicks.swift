import CGTK
import Foundation

/// Calls a closure before each frame of a widget's window: for animations.
@MainActor
package final class FrameTicks {
  // Followed only while ticks are to come: they end with the widget.
  private let widget: WidgetPointer
  private let body: @MainActor (TimeInterval) -> Bool
  private var id: guint = 0
  private var start: gint64?

  /// - Parameter body: Called with the seconds since the first frame until it answers `false`, the widget is gone, or
  ///   ``stop()``.
  package init(of widget: WidgetPointer, _ body: @escaping @MainActor (TimeInterval) -> Bool) {
    self.widget = widget
    self.body = body
    let tick: GtkTickCallback = { _, clock, data in
      guard let data else { return gboolean(G_SOURCE_REMOVE) }
      let ticks = Unmanaged<FrameTicks>.fromOpaque(data).takeUnretainedValue()
      let now = gdk_frame_clock_get_frame_time(clock)
      return MainActor.assumeIsolated { ticks.tick(now) } ? 1 : gboolean(G_SOURCE_REMOVE)
    }
    id = gtk_widget_add_tick_callback(widget, tick, Unmanaged.passRetained(self).toOpaque()) { data in
      guard let data else { return }
      let ticks = Unmanaged<FrameTicks>.fromOpaque(data).takeRetainedValue()
      MainActor.assumeIsolated { ticks.id = 0 }
    }
  }

  /// Whether more calls are to come.
  package var isRunning: Bool { id != 0 }

  package func stop() {
    if isRunning { gtk_widget_remove_tick_callback(widget, id) }
  }

  private func tick(_ now: gint64) -> Bool {
    let first = start ?? now
    start = first
    return body(TimeInterval(now - first) / 1_000_000)
  }
}
