/// Which load of a page is the current one.
///
/// WebKit ends a load before it starts the next, but says "finished" after a failure as well.
struct WebLoads {
  /// Whether the program has just asked for a page.
  var isOwnExpected = false
  /// Whether a load began and nothing of its page has arrived yet.
  private(set) var isProvisional = false
  /// The load on the way.
  private(set) var current: Int?

  private var last = 0

  /// A load begins.
  mutating func start() -> Int {
    last += 1
    current = last
    isProvisional = true
    return last
  }

  /// The page of the current load begins to arrive.
  mutating func commit() {
    isProvisional = false
  }

  /// The current load ends; `nil` if it has already.
  mutating func end() -> Int? {
    defer { current = nil }
    isProvisional = false
    return current
  }
}
