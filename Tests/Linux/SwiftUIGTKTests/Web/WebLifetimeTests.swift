import CGTK
import SwiftUI
import XCTest

@testable import SwiftUIGTK

final class WebLifetimeTests: WebTestCase {
  func testClosingFreesTheWidgetAndTheClosures() throws {
    final class Owner {}
    try withPage { page in
      page.serve("/", "<title>Shop</title>")
      try page.load("/")
      weak var owner: Owner?
      weak var view: WebView?
      let freed = FreedObject(page.view.widget)
      do {
        let new = Owner()
        owner = new
        view = page.view
        page.view.handlers.status = { _ in _ = new }
        page.view.handlers.load = { _, _ in _ = new }
        page.view.handlers.navigation = { _, answer in
          _ = new
          answer(.allow)
        }
        page.view.handlers.newWindow = { _ in _ = new }
        page.view.handlers.processEnd = { _ in _ = new }
        page.view.handlers.dialog = { _, _ in _ = new }
        page.view.handlers.download = { _ in _ = new }
        page.view.handlers.openOutside = { _ in _ = new }
      }
      XCTAssertNotNil(owner)
      page.close()
      XCTAssertNil(owner)
      page.wait("the end of the widget") { freed.isFreed }
      XCTAssertNotNil(view)
    }
  }

  func testClosingLeavesNothingInTheSession() throws {
    try withPage { page in
      let network = page.session.network
      let signal = g_signal_lookup(
        "download-started", network.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.pointee.g_type
      )
      XCTAssertNotEqual(g_signal_has_handler_pending(network, signal, 0, 1), 0)
      page.close()
      XCTAssertEqual(g_signal_has_handler_pending(network, signal, 0, 1), 0)
    }
  }

  func testAViewThatIsForgottenIsFreed() throws {
    try withPage { page in
      var other: WebView? = WebView(session: try WebSession())
      weak var view: WebView?
      view = other
      let freed = FreedObject(try XCTUnwrap(other?.widget))
      other = nil
      XCTAssertNil(view)
      page.wait("the end of the widget") { freed.isFreed }
    }
  }

  func testNothingIsToldAfterClosing() throws {
    try withPage { page in
      var reply: (@MainActor (WebSchemeReply) -> Void)?
      page.routes["/slow"] = { reply = $1 }
      page.view.load(try page.url("/slow"))
      page.wait("the request") { reply != nil }
      page.events = []
      page.states = []
      let freed = FreedObject(page.view.widget)
      page.close()
      reply?(.html("<title>Late</title>"))
      reply = nil
      page.view.load(try page.url("/"))
      page.view.reload()
      page.view.stop()
      page.wait("the end of the widget") { freed.isFreed }
      XCTAssertEqual(page.events, [])
      XCTAssertEqual(page.states, [])
    }
  }

  func testAPageMayBeClosedWithinACallback() throws {
    try withPage { page in
      page.serve("/", "<title>Shop</title>")
      let freed = FreedObject(page.view.widget)
      page.view.handlers.load = { _, event in
        page.events.append(event)
        page.close()
      }
      page.view.load(try page.url("/"))
      page.wait("the end of the widget") { freed.isFreed }
      XCTAssertEqual(page.events, [.started(try page.url("/"))])
    }
  }

  func testAnAnswerAfterClosingChangesNothing() throws {
    try withPage { page in
      var answer: (@MainActor (WebNavigation.Decision) -> Void)?
      page.view.handlers.navigation = { answer = $1 }
      page.view.handlers.openOutside = { XCTFail("Opened \($0)") }
      page.view.load(try page.url("/"))
      page.wait("the question") { answer != nil }
      page.close()
      answer?(.openOutside)
      XCTAssertEqual(page.requests, [])
    }
  }
}

/// Whether an object has been freed.
@MainActor
private final class FreedObject {
  private(set) var isFreed = false

  init(_ object: UnsafeMutablePointer<GtkWidget>) {
    UnsafeMutableRawPointer(object).withMemoryRebound(to: GObject.self, capacity: 1) {
      g_object_weak_ref(
        $0,
        { freed, _ in
          guard let freed else { return }
          MainActor.assumeIsolated {
            Unmanaged<FreedObject>.fromOpaque(freed).takeRetainedValue().isFreed = true
          }
        }, Unmanaged.passRetained(self).toOpaque())
    }
  }
}
