import Foundation
import Ratios
import SwiftUI
import SwiftUIGTK
import SwiftUITesting

/// A tap on a heart while another program holds the file of the favourites: in how many frames the heart and the counter show it,
/// and whether the write, which has to wait, comes after all.
@MainActor
func favouriteToggle() throws -> [Ratio] {
  let stage = try HomesStage()
  let screen = stage.screen
  let identifiers = screen.elements.compactMap(\.accessibility.identifier)
  guard let heart = identifiers.first(where: { $0.hasPrefix("favourite-property") }) else {
    throw NotMeasured("There is no heart.")
  }
  let file = stage.folder.appendingPathComponent("favourites.sealed")
  let lock = open(file.path + ".lock", O_RDWR | O_CREAT, 0o600)
  guard lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0 else { throw NotMeasured("The file cannot be held.") }

  var frames = 0.0
  var (heartFrame, counterFrame): (Double?, Double?)
  let clock = FrameClock(of: stage.window)
  clock.painted = {
    frames += 1
    if heartFrame == nil, screen.unit(heart)?.label?.hasPrefix("Remove") == true { heartFrame = frames }
    if counterFrame == nil, screen.has(.label("1 favourite")) { counterFrame = frames }
  }
  screen.content(ButtonContent.self, heart)?.press()
  MainLoop.runFrame(of: stage.window.widget)
  MainLoop.iterate(until: { heartFrame != nil && counterFrame != nil })
  clock.stop()
  guard let heartFrame, let counterFrame, !file.exists else { throw NotMeasured("The tap changed nothing.") }
  flock(lock, LOCK_UN)
  close(lock)
  guard MainLoop.iterate(until: { file.exists }) else { throw NotMeasured("The favourite was not written.") }
  try stage.end()
  return [
    Ratio(
      name: "frames from the tap until the heart shows it, the file held by another / 1", value: heartFrame,
      bound: 1),
    Ratio(name: "frames until the counter shows it / 1", value: counterFrame, bound: 1),
  ]
}

extension URL {
  /// Whether there is such a file.
  fileprivate var exists: Bool { FileManager.default.fileExists(atPath: path) }
}
