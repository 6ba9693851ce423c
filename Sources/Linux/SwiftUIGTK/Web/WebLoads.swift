import Foundation

/// Which load of a page is the current one: turns what WebKit signals into events that fit together.
///
/// WebKit also says "finished" after a failure, and reports the end of a load that another one replaced.
struct WebLoads {
  /// Whether the program has just asked for a page.
  var isOwnExpected = false
  /// Whether a load began and nothing of its page has arrived yet.
  private(set) var isProvisional = false

  private var last = 0
  private var current: Int?
  private var address: String?

  /// A load begins.
  mutating func start(_ address: String) -> Int {
    last += 1
    current = last
    isProvisional = true
    self.address = address
    return last
  }

  /// Another address answers the current load.
  mutating func redirect(to address: String) -> Int? {
    self.address = address
    return current
  }

  /// The page of the current load begins to arrive.
  mutating func commit() {
    isProvisional = false
  }

  /// The current load.
  func running() -> Int? { current }

  /// The current load ends; `nil` if it has already.
  mutating func end() -> Int? {
    defer { current = nil }
    isProvisional = false
    return current
  }

  /// The current load ends if it is of this address; `nil` if it has ended already, or is another one.
  mutating func end(_ address: String) -> Int? {
    address == self.address ? end() : nil
  }
}
