import XCTest

import SwiftUI

/// What happens when a host puts its widgets into place.
final class CommitTests: XCTestCase {
  private struct Follower: View {
    let hand: (Binding<Int>) -> Void
    @State private var number = 0

    init(_ hand: @escaping (Binding<Int>) -> Void) {
      self.hand = hand
    }

    var body: some View {
      hand($number)
      return Text("\(number)")
    }
  }

  func testAChangeThatTheHostCausesIsForTheNextTurnAndNoFault() {
    MainActor.assumeIsolated {
      let host = CommittingHost()
      let tree = ViewTree(host: host, size: CGSize(width: 100, height: 100))
      var number: Binding<Int>?
      tree.mount(Follower { number = $0 }, environment: EnvironmentValues())
      host.whenCommitted = { number?.wrappedValue = 2 }
      host.wishes = 0
      number?.wrappedValue = 1
      XCTAssertEqual(host.wishes, 1)
      tree.update()
      XCTAssertEqual(host.wishes, 2)
      tree.update()
      XCTAssertFalse(tree.needsUpdate)
      XCTAssertEqual(number?.wrappedValue, 2)
      XCTAssertEqual(host.messages, [])
      tree.unmount()
    }
  }
}

/// A host that does something at the end of each update, as one with a focus does.
@MainActor
private final class CommittingHost: ViewHost {
  private let base = HeadlessHost()
  var whenCommitted: () -> Void = {}
  var wishes = 0

  var messages: [String] { base.messages }

  func attach(_ root: Element) { base.attach(root) }
  func detach() { base.detach() }
  func makePeer(for element: Element) -> (any Peer)? { base.makePeer(for: element) }
  func scheduleUpdate() { wishes += 1 }
  func structureChanged(_ element: Element) {}
  func frameChanged(_ element: Element) {}
  func displayChanged(_ element: Element) {}
  func commit() { whenCommitted() }
  func preferredColorSchemeChanged(to colorScheme: ColorScheme?) {}
  func log(_ message: String) { base.log(message) }
}
