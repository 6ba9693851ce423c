import Foundation

/// Which load of a page is the current one, and of which address.
///
/// WebKit ends a load before it starts the next, but says "finished" after a failure as well. What it calls
/// the address stays that of the page before until the new page arrives, unless the program asked for it;
/// so a page can show no address that is not its own. What was allowed last tells the address earlier.
struct WebLoads {
  /// Whether the program has just asked for a page.
  var isOwnExpected = false
  /// The address that a navigation was allowed to.
  var allowed: URL?
  /// Whether a load began and nothing of its page has arrived yet.
  private(set) var isProvisional = false
  /// The load on the way.
  private(set) var current: Int?

  private var last = 0
  private var address: URL?

  /// A load begins: its number and its address.
  mutating func start(orElse known: URL?) -> (Int, URL?) {
    last += 1
    current = last
    isProvisional = true
    address = allowed ?? known
    allowed = nil
    return (last, address)
  }

  /// The current load, if this address is news for it.
  mutating func move(to address: URL) -> Int? {
    guard address != self.address else { return nil }
    self.address = address
    return current
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
