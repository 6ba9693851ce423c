import SwiftUI
import SwiftUIGTK

/// What screens in windows keep alive: compared before and after, it tells what leaked.
package struct Footprint: Equatable, CustomStringConvertible, Sendable {
  private let signalHandlers: Int
  private let canvases: Int

  /// What is alive now, of all screens.
  @MainActor
  package static var current: Footprint {
    Footprint(signalHandlers: SignalHandler.liveCount, canvases: Canvas.liveCount)
  }

  package var description: String { "\(signalHandlers) signal handlers and \(canvases) canvases" }

  /// Makes sure that nothing is left of the screens that are opened and closed inside.
  ///
  /// - Throws: A ``Leak``, or what the body throws.
  @MainActor
  package static func unchanged(by body: () throws -> Void) throws {
    let before = current
    try body()
    _ = Turn.run()
    if current != before { throw Leak(description: "There are \(current), and were \(before).") }
  }
}

/// Something outlived its screen.
package struct Leak: Error, CustomStringConvertible {
  package let description: String
}

extension Screen {
  /// Unmounts, and makes sure that no node or element is left.
  ///
  /// - Throws: A ``Leak`` that says what is left.
  package func close() throws {
    unmount()
    _ = Turn.run()
    guard tree.nodeCount == 0, tree.elementCount == 0 else {
      throw Leak(
        description: "\(tree.nodeCount) nodes and \(tree.elementCount) elements outlive their screen.")
    }
  }
}
