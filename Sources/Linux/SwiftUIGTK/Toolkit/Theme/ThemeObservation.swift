import CGTK
import Foundation

/// Hears of every change of the ``SystemTheme``, until it is cancelled.
@MainActor
package final class ThemeObservation {
  private var connections: [SignalConnection] = []
  private var last = SystemTheme.current
  private var isChecking = false
  private let body: @MainActor (SystemTheme) -> Void

  /// - Parameter body: Called with the new theme, in the turn of the main loop after the change.
  @discardableResult
  package init(_ body: @escaping @MainActor (SystemTheme) -> Void) {
    self.body = body
    let watched = [
      (UnsafeMutableRawPointer(SystemTheme.manager), ["dark", "high-contrast"]),
      (
        UnsafeMutableRawPointer(SystemTheme.settings),
        ["gtk-xft-dpi", "gtk-font-name", "gtk-enable-animations", "gtk-theme-name"]
      ),
    ]
    for (object, properties) in watched {
      connections += properties.map { connect(object, "notify::" + $0) { self.checkSoon() } }
    }
  }

  /// Ends it: its closure is called no more and is released.
  package func cancel() {
    for connection in connections { connection.disconnect() }
    connections = []
  }

  /// One change comes as several signals, and the first of them before the colours have changed.
  private func checkSoon() {
    guard !isChecking else { return }
    isChecking = true
    DispatchQueue.main.async { MainActor.assumeIsolated { self.check() } }
  }

  private func check() {
    isChecking = false
    let now = SystemTheme.current
    guard !connections.isEmpty, now != last else { return }
    last = now
    body(now)
  }
}
