import CommonUI
import Departures
import DeparturesUI
import Foundation
import Ratios
import Services
import SwiftUI
import SwiftUIGTK
import SwiftUITesting

/// How soon the departures of the first reply are on the screen, over the demo timetable with the pauses that it asks for.
@MainActor
func firstDepartures() throws -> [Ratio] {
  var frames: [Double] = []
  var shares: [Double] = []
  for _ in 0..<3 {
    let search = try DepartureSearchRun()
    frames.append(Double(search.frames))
    shares.append((search.shown - search.began) / (search.complete - search.began))
  }
  return [
    Ratio(
      name: "frames that began after the first reply until its rows are painted / 1", value: median(frames),
      bound: 1),
    Ratio(
      name: "from the search to its first rows / to its last reply", value: median(shares), bound: 1.0 / 3),
  ]
}

/// A search from the welcome to the last reply. Times are in seconds of ``FrameClock``.
@MainActor
private struct DepartureSearchRun {
  let began: Double
  let shown: Double
  let complete: Double
  /// Those that began when the first reply was there, up to the one that shows it.
  let frames: Int

  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("departures-bench-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let replies = ReplyTimes()
    let session = AppSession(
      LaunchOptions(source: .demo, places: DataPlaces(folder: folder), vault: .keyFile, environment: [:]))
    let screen = try Screen.inWindow {
      SessionView(session) { DeparturesView(replies.noting($0.departures())) }
    }
    guard let window = screen.window else { throw NotMeasured("There is no window.") }
    let clock = FrameClock(of: window)
    var shown: Double?
    clock.painted = {
      if shown == nil, screen.has("departures") { shown = FrameClock.now }
    }
    began = FrameClock.now
    try screen.tap("find-bus")
    try screen.wait(until: { shown != nil && !screen.has("Search under way") }, within: 60)
    clock.stop()
    let all = replies.all
    guard let first = all.first, let last = all.last, let shown else {
      throw NotMeasured("No reply was shown.")
    }
    self.shown = shown
    complete = last
    frames = clock.begins.filter { $0 > first && $0 <= shown }.count
    try screen.close()
  }
}

/// When the replies of a service arrived.
private final class ReplyTimes: @unchecked Sendable {
  private let lock = NSLock()
  private var times: [Double] = []

  var all: [Double] { lock.withLock { times } }

  /// The service, each of whose replies is noted as it arrives.
  func noting(_ service: DeparturesService) -> DeparturesService {
    DeparturesService(
      search: { query in
        let batch = try await service.search(query)
        self.note()
        return batch
      },
      poll: { query, index in
        let batch = try await service.poll(query, index)
        self.note()
        return batch
      })
  }

  private func note() { lock.withLock { times.append(FrameClock.now) } }
}
