import CGTK
import Foundation
import Images
import Ratios
import SwiftUI
import SwiftUIGTK
import SwiftUITesting

/// Scrolling through 10,000 homes, each with a picture at an address of its own: first as fast as a finger flings, then in leaps
/// to the end.
///
/// The work of a frame is what the main thread does from the end of the frame before: the events, the pictures that have come, the
/// views and the layout; not the painting, which is GTK's.
@MainActor
func homesScrolling() throws -> [Ratio] {
  let stage = try HomesStage(copies: 152)
  let list = try ScrolledList(stage)
  // What is made once is made on the way past each of the demo's pictures; they are drawn in this process.
  list.fling(frames: 300)
  list.place = 0
  let before = list.settledMemory()
  let clock = FrameClock(of: stage.window)
  list.fling(frames: 900)
  list.leapToEnd(in: 60)
  clock.stop()
  list.place = 0
  let after = list.settledMemory(givesUpPictures: false)
  let emptied = list.settledMemory()
  let work = clock.work.sorted()
  try stage.end()
  return [
    Ratio(
      name: "memory back at the top of 10,000 homes, more than before / the limit of the picture cache",
      value: (after - before) / Double(ImageLoader.Limits().memoryBytes), bound: 1),
    Ratio(
      name: "memory there, the pictures in the cache left out / before", value: emptied / before, bound: 1.05),
    Ratio(
      name: "our own work, the 99th of 100 frames / 8 ms", value: work[work.count * 99 / 100] / 0.008,
      bound: 1),
  ]
}

/// The list of the homes, and how far it is scrolled.
@MainActor
private final class ScrolledList {
  private let stage: HomesStage
  private let adjustment: UnsafeMutablePointer<GtkAdjustment>
  /// From the top, in points.
  var place = 0.0

  init(_ stage: HomesStage) throws {
    let scroll = stage.screen.find(ScrollContent.self)?.peer as? any GTKPeer
    guard let view = scroll?.widget.first(gtk_scrolled_window_get_type()),
      let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(view))
    else { throw NotMeasured("Nothing scrolls.") }
    self.stage = stage
    self.adjustment = adjustment
  }

  /// 7,200 points a second at 60 frames.
  func fling(frames: Int) {
    for _ in 0..<frames { show(place + 120) }
  }

  /// Leaps through all that is left, with a look around after each.
  func leapToEnd(in leaps: Int) {
    let leap = (gtk_adjustment_get_upper(adjustment) - place) / Double(leaps)
    for _ in 0..<leaps {
      show(place + leap)
      for _ in 0..<5 { show(place + 40) }
    }
  }

  /// The bytes in use once the last picture has arrived: when they have been the same for half a second.
  func settledMemory(givesUpPictures: Bool = true) -> Double {
    var (known, calm) = (0, 0)
    for _ in 0..<600 where calm < 30 {
      show(place)
      let allocated = ProcessCost.allocated
      calm = abs(allocated - known) < 4096 ? calm + 1 : 0
      known = allocated
    }
    if givesUpPictures { stage.session.memoryWarningReceived() }
    return Double(ProcessCost.allocated)
  }

  private func show(_ place: Double) {
    self.place = place
    gtk_adjustment_set_value(adjustment, place)
    MainLoop.runFrame(of: stage.window.widget)
  }
}
