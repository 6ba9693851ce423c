import CGTK
import SwiftUI

/// Follows whether a window is the one that is used, and whether it is seen at all.
@MainActor
final class WindowPhase {
  private let window: WidgetPointer
  private let changed: @MainActor (ScenePhase) -> Void
  private var phase = ScenePhase.active
  private var connections: [SignalConnection] = []

  /// - Parameter changed: Called with every phase that differs from the one before; the first one is `active`.
  init(of window: WidgetPointer, _ changed: @escaping @MainActor (ScenePhase) -> Void) {
    self.window = window
    self.changed = changed
    connections.append(
      connect(UnsafeMutableRawPointer(window), "notify::is-active") { [weak self] in self?.check() })
    // The surface, which knows whether it is minimised, is there once the window is realised.
    connections.append(
      connect(UnsafeMutableRawPointer(window), "realize") { [weak self] in self?.followSurface() })
  }

  func end() {
    for connection in connections { connection.disconnect() }
    connections = []
  }

  private var surface: OpaquePointer? { gtk_native_get_surface(window.opaque) }

  private func followSurface() {
    guard let surface else { return }
    connections.append(
      connect(UnsafeMutableRawPointer(surface), "notify::state") { [weak self] in self?.check() })
  }

  private func check() {
    let state = surface.map { gdk_toplevel_get_state($0).rawValue } ?? 0
    let isMinimised = state & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
    let isActive = gtk_window_is_active(window.cast()) != 0
    let now: ScenePhase = isMinimised ? .background : isActive ? .active : .inactive
    guard now != phase else { return }
    phase = now
    changed(now)
  }
}
