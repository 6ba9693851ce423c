/// What the gestures of a view keep while they go on: it outlives the values of the view.
@MainActor
package final class GestureMemory {
  private var kept: [AnyObject] = []
  private var next = 0

  /// Begins with the first one again; gestures ask in the same order each time.
  func rewind() {
    next = 0
  }

  /// What was kept by the gesture that asked at this place before, or what it begins with.
  func keep<Kept: AnyObject>(_ new: () -> Kept) -> Kept {
    defer { next += 1 }
    if kept.indices.contains(next), let known = kept[next] as? Kept { return known }
    let made = new()
    kept[next...] = [made]
    return made
  }
}

extension GestureMemory: Equatable {
  nonisolated package static func == (old: GestureMemory, new: GestureMemory) -> Bool { old === new }
}
