import CGTK
import Foundation

/// GLib's main loop, which also runs Swift's main actor.
@MainActor
package enum MainLoop {
  private static var isAttached = false

  /// Lets GLib's default context drain the main dispatch queue, on which Swift runs `@MainActor` code.
  ///
  /// Not re-entrant: a loop run inside a main-actor task drains nothing.
  package static func attach() {
    guard !isAttached else { return }
    isAttached = true
    let source = g_unix_fd_source_new(_dispatch_get_main_queue_handle_4CF(), G_IO_IN)
    let drain: GUnixFDSourceFunc = { descriptor, _, _ in
      // The counter must be read first: a descriptor that stays readable would starve everything else.
      var count: UInt64 = 0
      _ = read(descriptor, &count, MemoryLayout.size(ofValue: count))
      _dispatch_main_queue_callback_4CF(nil)
      return 1  // G_SOURCE_CONTINUE, a macro that is not always imported
    }
    g_source_set_callback(source, unsafeBitCast(drain, to: GSourceFunc.self), nil, nil)
    g_source_attach(source, nil)
    g_source_unref(source)
  }

  /// Does something in the next turn of the loop; may be called on any thread.
  package nonisolated static func nextTurn(_ body: @escaping @MainActor @Sendable () -> Void) {
    let run: GSourceFunc = { turn in
      guard let turn else { return gboolean(G_SOURCE_REMOVE) }
      let body = Unmanaged<Turn>.fromOpaque(turn).takeUnretainedValue().body
      MainActor.assumeIsolated { body() }
      return gboolean(G_SOURCE_REMOVE)
    }
    g_idle_add_full(G_PRIORITY_DEFAULT, run, Unmanaged.passRetained(Turn(body)).toOpaque()) { turn in
      if let turn { Unmanaged<Turn>.fromOpaque(turn).release() }
    }
  }

  private final class Turn: Sendable {
    let body: @MainActor @Sendable () -> Void

    init(_ body: @escaping @MainActor @Sendable () -> Void) {
      self.body = body
    }
  }

  /// Runs the loop until the condition holds, asleep while nothing happens.
  ///
  /// - Returns: Whether it held before `seconds` had passed.
  @discardableResult
  package static func iterate(
    until condition: @MainActor () -> Bool, within seconds: TimeInterval = 10
  ) -> Bool {
    let deadline = Deadline(seconds)
    defer { deadline.cancel() }
    while !condition() {
      if deadline.hasPassed { return false }
      g_main_context_iteration(nil, 1)
    }
    return true
  }

  /// Handles what is due now, without waiting for more.
  package static func handlePending() {
    while g_main_context_iteration(nil, 0) != 0 {}
  }

  /// Runs the loop until a widget's window has laid out and painted its next frame.
  ///
  /// - Returns: `false` for a widget that is in no window, or when no frame came in time.
  @discardableResult
  package static func runFrame(of widget: WidgetPointer, within seconds: TimeInterval = 10) -> Bool {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return false }
    var isPainted = false
    let connection = connect(UnsafeMutableRawPointer(clock), "after-paint") { isPainted = true }
    defer { connection.disconnect() }
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT)
    return iterate(until: { isPainted }, within: seconds)
  }
}

/// A timer that wakes the loop once.
@MainActor
private final class Deadline {
  private(set) var hasPassed = false
  private var source: guint = 0

  init(_ seconds: TimeInterval) {
    let pass: GSourceFunc = { data in
      guard let data else { return gboolean(G_SOURCE_REMOVE) }
      let deadline = Unmanaged<Deadline>.fromOpaque(data).takeUnretainedValue()
      MainActor.assumeIsolated {
        deadline.hasPassed = true
        deadline.source = 0
      }
      return gboolean(G_SOURCE_REMOVE)
    }
    source = g_timeout_add(guint(seconds * 1000), pass, Unmanaged.passUnretained(self).toOpaque())
  }

  func cancel() {
    if source != 0 { g_source_remove(source) }
    source = 0
  }
}
