import SwiftUI

extension Screen {
  /// Lets everything happen that is due: tasks of the main actor, updates, and frames in a window.
  ///
  /// Work on other threads is not waited for: that is what ``wait(until:within:_:)`` is for.
  ///
  /// - Throws: A ``ScreenFailure`` if there is always more to do.
  package func settle() throws {
    for _ in 0..<Self.turnLimit {
      let isCalm = Turn.run()
      if tree.needsUpdate {
        tree.update()
        continue
      }
      guard isCalm else { continue }
      driver.showFrame()
      if Turn.run(), !tree.needsUpdate { return }
    }
    throw failure("The screen does not come to rest.")
  }

  /// Lets everything happen that is due, in a test that is asynchronous itself.
  ///
  /// - Throws: A ``ScreenFailure`` if there is always more to do.
  package func settle() async throws {
    var calm = 0
    for _ in 0..<Self.turnLimit {
      // What was due before comes first.
      await Task.yield()
      if tree.needsUpdate {
        tree.update()
        calm = 0
      } else {
        calm += 1
      }
      if calm == Self.calmTurns { return }
    }
    throw failure("The screen does not come to rest.")
  }

  private static let turnLimit = 200
  /// After so many turns without an update, none is expected.
  private static let calmTurns = 10

  /// Waits until a condition holds, asleep while nothing happens.
  ///
  /// - Throws: A ``ScreenFailure`` if it did not hold in time.
  package func wait(
    until condition: @MainActor () -> Bool, within seconds: Double = 10, _ what: String = "The condition"
  ) throws {
    guard driver.run(until: condition, within: seconds) else {
      throw failure("\(what) did not hold within \(seconds) seconds.")
    }
    try settle()
  }

  /// Waits until something is shown.
  ///
  /// - Throws: A ``ScreenFailure`` if it was not shown in time.
  package func wait(for query: Query, within seconds: Double = 10) throws {
    try wait(until: { has(query) }, within: seconds, "The presence of \(query)")
  }

  /// Waits until a task has ended.
  ///
  /// - Throws: A ``ScreenFailure`` if it has not ended in time.
  package func wait<Success, Failure>(for task: Task<Success, Failure>, within seconds: Double = 10) throws {
    let watch = Watch()
    Task { @MainActor in
      _ = await task.result
      watch.isOver = true
    }
    try wait(until: { watch.isOver }, within: seconds, "The end of the task")
  }
}

@MainActor
private final class Watch {
  var isOver = false
}
