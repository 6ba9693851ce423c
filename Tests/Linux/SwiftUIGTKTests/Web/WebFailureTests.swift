import CGTK
import SwiftUI
import XCTest

@testable import SwiftUIGTK

final class WebFailureTests: WebTestCase {
  func testAStatusFrom400OnIsAFailureAndThePageStays() throws {
    try withPage { page in
      page.serve("/", "<title>Shop</title>")
      page.serve("/gone", "<title>Gone</title>", status: 410)
      try page.load("/")
      try page.load("/gone")
      XCTAssertEqual(page.failure?.category, .http(410))
      XCTAssertEqual(page.failure?.url, try page.url("/gone"))
      page.wait("the page before") { page.view.status.url?.path == "/" }
      XCTAssertEqual(page.view.status.title, "Shop")
    }
  }

  func testAMissingPictureIsNoFailureOfThePage() throws {
    try withPage { page in
      page.serve("/", "<title>Shop</title><img src=/missing.png><iframe src=/missing></iframe>")
      try page.load("/")
      XCTAssertEqual(page.events.last, .finished)
      XCTAssertTrue(page.requests.contains { $0.url.path == "/missing.png" })
    }
  }

  func testAClosedPortIsUnreachable() throws {
    try withPage { page in
      let server = try LoopbackServer(page: "")
      let url = try server.url("/")
      server.close()
      page.load(url)
      XCTAssertEqual(page.failure?.category, .unreachable)
      XCTAssertEqual(page.failure?.url, url)
      XCTAssertFalse(page.failure?.message.isEmpty ?? true)
    }
  }

  func testInPlaceOfAPortThatWebKitRefusesAnEmptyPageComes() throws {
    try withPage { page in
      page.load(try XCTUnwrap(URL(string: "http://127.0.0.1:9/")))
      XCTAssertTrue(page.events.contains(.redirected(try XCTUnwrap(URL(string: "about:blank")))))
      XCTAssertEqual(page.events.last, .finished)
    }
  }

  func testAServerWithoutTLSIsATLSFailure() throws {
    try withPage { page in
      let server = try LoopbackServer(page: "not encrypted")
      defer { server.close() }
      page.load(try server.url("/", scheme: "https"))
      XCTAssertEqual(page.failure?.category, .tls)
    }
  }

  func testAFailureOfTheSchemeIsOneOfTheLoad() throws {
    try withPage { page in
      page.routes["/"] = { _, reply in reply(.failure("Out of stock")) }
      try page.load("/")
      XCTAssertEqual(page.failure?.category, .other)
      XCTAssertEqual(page.failure?.message, "Out of stock")
    }
  }

  func testARequestThatIsNeverAnsweredFailsWhenItIsForgotten() throws {
    try withPage { page in
      page.routes["/"] = { _, _ in }
      try page.load("/")
      XCTAssertEqual(page.failure?.category, .other)
    }
  }

  func testErrorsOfTheSystemHaveCategories() {
    func category(_ domain: GQuark, _ code: UInt32, isNetworkAvailable: Bool = true)
      -> WebLoadFailure.Category
    {
      WebLoadFailure.Category(
        domain: domain, code: Int32(code), isNetworkAvailable: isNetworkAvailable)
    }
    let io = g_io_error_quark()
    XCTAssertEqual(category(io, G_IO_ERROR_TIMED_OUT.rawValue), .timeout)
    XCTAssertEqual(category(io, G_IO_ERROR_NETWORK_UNREACHABLE.rawValue), .offline)
    XCTAssertEqual(category(io, G_IO_ERROR_HOST_UNREACHABLE.rawValue), .unreachable)
    XCTAssertEqual(category(io, G_IO_ERROR_CONNECTION_REFUSED.rawValue), .unreachable)
    XCTAssertEqual(category(io, G_IO_ERROR_CONNECTION_CLOSED.rawValue), .unreachable)
    XCTAssertEqual(category(io, G_IO_ERROR_FAILED.rawValue), .other)
    XCTAssertEqual(category(g_resolver_error_quark(), 0), .hostNotFound)
    XCTAssertEqual(category(g_resolver_error_quark(), 0, isNetworkAvailable: false), .offline)
    XCTAssertEqual(category(g_tls_error_quark(), 0), .tls)
    XCTAssertEqual(category(g_file_error_quark(), 0), .other)
  }

  func testAProcessThatIsKilledIsReportedAsCrashed() throws {
    try withPage { page in
      var ends: [WebProcessEnd] = []
      page.view.handlers.processEnd = { ends.append($0) }
      page.serve("/", "<title>Shop</title>")
      try page.load("/")
      let processes = try OwnProcesses.named("WebKitWebProces")
      XCTAssertFalse(processes.isEmpty)
      for process in processes { kill(process, SIGKILL) }
      page.wait("the end of the process") { !ends.isEmpty }
      XCTAssertEqual(ends, [.crashed])
    }
  }

  func testAfterItsProcessEndedAPageCanBeLoadedAgain() throws {
    try withPage { page in
      var ends: [WebProcessEnd] = []
      page.view.handlers.processEnd = { ends.append($0) }
      page.serve("/", "<title>Shop</title>")
      try page.load("/")
      page.events = []
      page.view.terminateProcess()
      page.wait("the end of the process") { !ends.isEmpty }
      XCTAssertEqual(ends, [.terminated])
      XCTAssertEqual(page.events, [])
      try page.load("/")
      XCTAssertEqual(page.events.last, .finished)
    }
  }
}

/// The processes that this one started, and those that they started.
private enum OwnProcesses {
  /// Those of a name, which the system cuts off after 15 characters.
  static func named(_ name: String) throws -> [pid_t] {
    var parents: [pid_t: pid_t] = [:]
    var found: [pid_t] = []
    for process in try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap(pid_t.init) {
      // A process may end while we look.
      guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
        let open = stat.firstIndex(of: "("), let close = stat.lastIndex(of: ")")
      else { continue }
      // After the name come the state and the parent.
      parents[process] = stat[close...].split(separator: " ").dropFirst(2).first.flatMap { pid_t($0) }
      if stat[open...].dropFirst().hasPrefix("\(name))") { found.append(process) }
    }
    return found.filter { process in
      var ancestor = parents[process]
      while let current = ancestor, current != getpid() { ancestor = parents[current] }
      return ancestor == getpid()
    }
  }
}
