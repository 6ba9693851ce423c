import CGTK
import Foundation
import Ratios
import SwiftUIGTK

/// Watches the frames of a window.
@MainActor
final class FrameClock {
  /// When the frames since the start of the watch began, in seconds of `now`.
  private(set) var begins: [Double] = []
  /// The processor time of the main thread from the end of a frame to the painting of the next, in seconds: what was done between
  /// the frames, and the layout.
  private(set) var work: [Double] = []
  /// Called when a frame is painted.
  var painted: @MainActor () -> Void = {}
  private var connections: [SignalConnection] = []
  /// The processor time at the end of the frame before, and when there was only the painting to be done, in seconds.
  private var (end, ready) = (ProcessCost.threadSeconds, ProcessCost.threadSeconds)

  init(of window: Window) {
    guard let clock = gtk_widget_get_frame_clock(window.widget).map(UnsafeMutableRawPointer.init) else {
      return
    }
    connections = [
      // GTK listens first: at our turn it has done its part of the phase.
      connect(clock, "update") { [weak self] in
        self?.begins.append(Self.now)
        self?.ready = ProcessCost.threadSeconds
      },
      connect(clock, "layout") { [weak self] in self?.ready = ProcessCost.threadSeconds },
      connect(clock, "after-paint") { [weak self] in self?.frameEnded() },
    ]
  }

  /// Seconds of a clock that only goes forward; may be read on any thread.
  nonisolated static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  private func frameEnded() {
    work.append(ready - end)
    painted()
    end = ProcessCost.threadSeconds
  }

  func stop() {
    for connection in connections { connection.disconnect() }
  }
}
