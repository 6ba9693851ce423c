import SwiftUI
import SwiftUIGTK

/// What screens keep alive: compared before and after, it tells what leaked.
package struct Footprint: Equatable, CustomStringConvertible {
  private let signalHandlers: Int
  private let canvases: Int

  /// What is alive now, of all screens.
  @MainActor
  package static var current: Footprint {
    Footprint(signalHandlers: SignalHandler.liveCount, canvases: Canvas.liveCount)
  }

  package var description: String { "\(signalHandlers) signal handlers, \(canvases) canvases" }
}

extension Screen {
  /// Unmounts, and makes sure that nothing of the screen is left.
  ///
  /// - Parameter before: What was alive before the screen was made.
  /// - Throws: A ``ScreenFailure`` that says what is left.
  package func close(leaving before: Footprint? = nil) throws {
    let last = dump
    unmount()
    _ = Turn.run()
    var left: [String] = []
    if tree.nodeCount != 0 { left.append("\(tree.nodeCount) nodes") }
    if tree.elementCount != 0 { left.append("\(tree.elementCount) elements") }
    if let before, before != .current { left.append("\(Footprint.current) instead of \(before)") }
    guard left.isEmpty else {
      throw ScreenFailure(message: "Left of the screen: \(left.joined(separator: ", ")).", dump: last)
    }
  }
}
