import DemoServices
import Foundation
import HTTP
import XCTest

@testable import HighStreetCommand

final class DemoServerTests: XCTestCase {
  private func server(_ limits: DemoServer.Limits = DemoServer.Limits()) throws -> DemoServer {
    let services = try DemoServices()
    return try DemoServer(host: "127.0.0.1", port: 0, limits: limits) { services.respond(to: $0) }
  }

  private func exchange(_ server: DemoServer, _ request: String) throws -> String {
    let connection = try RawConnection(port: server.port)
    connection.send(request)
    return connection.readToEnd()
  }

  private func get(_ server: DemoServer, _ target: String) throws -> String {
    try exchange(server, "GET \(target) HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n")
  }

  func testARequestReachesTheServicesAsItWasSent() throws {
    let server = try server()
    let reply = try get(server, "/v1/products(upc=842776108302)?format=json&show=name,image")
    XCTAssertTrue(reply.hasPrefix("HTTP/1.1 200 OK\r\n"), reply)
    XCTAssertTrue(reply.contains("Pixelbook Pen"))
    XCTAssertTrue(
      reply.contains("http://shop.test/pictures/product/6306364.png"), "links follow the Host field")
  }

  func testAPathThatClimbsFindsNothing() throws {
    let server = try server()
    for path in [
      "/../../../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/shop/..%2f..%2fetc/passwd", "//etc/passwd",
      "/pictures/product/../../../etc/passwd", "/kategorie/%00/etc/passwd",
    ] {
      let reply = try get(server, path)
      XCTAssertTrue(reply.hasPrefix("HTTP/1.1 404"), "\(path): \(reply.prefix(80))")
      XCTAssertFalse(reply.contains("root:"))
    }
  }

  func testARequestThatIsTooLargeIsRefusedAndTheServerGoesOn() throws {
    var limits = DemoServer.Limits()
    limits.bodyBytes = 10_000
    let server = try server(limits)
    let body = String(repeating: "x", count: 20_000)
    let large = try exchange(
      server,
      "POST /v1/search HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 20000\r\n\r\n\(body)")
    XCTAssertTrue(large.hasPrefix("HTTP/1.1 413"), large)
    let line = try get(server, "/" + String(repeating: "a", count: 100_000))
    XCTAssertTrue(line.hasPrefix("HTTP/1.1 414") || line.hasPrefix("HTTP/1.1 431") || line.isEmpty, line)
    XCTAssertTrue(try get(server, "/shop/").hasPrefix("HTTP/1.1 200"))
  }

  func testWhatIsNoHTTPIsRefusedAndTheServerGoesOn() throws {
    let server = try server()
    for junk in ["\r\n\r\n\r\n\r\n", "\u{1}\u{2}\u{3}\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n"] {
      let connection = try RawConnection(port: server.port)
      connection.send(junk + "GET / HTTP/1.0\r\n\r\n")
      _ = connection.readToEnd()
    }
    XCTAssertTrue(try get(server, "/shop/").hasPrefix("HTTP/1.1 200"))
  }

  func testAHostFieldCannotPutMarkupIntoAPage() throws {
    let server = try server()
    let reply = try exchange(
      server, "GET /v1/products?format=json HTTP/1.1\r\nHost: \"><script>\r\nConnection: close\r\n\r\n")
    XCTAssertFalse(reply.contains("<script>"))
  }

  func testOtherMethodsAreRefusedAndHEADHasNoBody() throws {
    let server = try server()
    let delete = try exchange(server, "DELETE /shop/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    XCTAssertTrue(delete.hasPrefix("HTTP/1.1 405"), delete)
    XCTAssertTrue(delete.contains("Allow: GET, HEAD, POST"), delete)
    let head = try exchange(server, "HEAD /shop/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    XCTAssertTrue(head.hasPrefix("HTTP/1.1 200"), head)
    XCTAssertTrue(head.hasSuffix("\r\n\r\n"), head)
  }

  func testTwoHundredConnectionsAtOnceAreAllAnswered() throws {
    let server = try server()
    let connections = try (0..<200).map { _ in try RawConnection(port: server.port) }
    for connection in connections {
      connection.send(
        "GET /v1/products(search=pen)?format=json&pageSize=1 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
      )
    }
    for connection in connections {
      XCTAssertTrue(connection.readToEnd().hasPrefix("HTTP/1.1 200"))
    }
  }

  func testSlowClientsKeepNobodyWaitingAndAreSentAway() throws {
    var limits = DemoServer.Limits()
    limits.idleSeconds = 1
    let server = try server(limits)
    let slow = try (0..<100).map { _ in try RawConnection(port: server.port) }
    for connection in slow { connection.send("GET /shop/ HTTP/1.1\r\nHost: sl") }
    XCTAssertTrue(try get(server, "/shop/").hasPrefix("HTTP/1.1 200"))
    for connection in slow { XCTAssertFalse(connection.readToEnd().hasPrefix("HTTP/1.1 200")) }
    XCTAssertTrue(try get(server, "/shop/").hasPrefix("HTTP/1.1 200"))
  }

  func testSlowClientsMakeRoomWhenAllPlacesAreTaken() throws {
    var limits = DemoServer.Limits()
    limits.connections = 20
    let server = try server(limits)
    let slow = try (0..<50).map { _ in try RawConnection(port: server.port) }
    for connection in slow { connection.send("GET /shop/ HTTP/1.1\r\nHost: sl") }
    XCTAssertTrue(try get(server, "/shop/").hasPrefix("HTTP/1.1 200"))
    XCTAssertEqual(slow[0].readToEnd(), "", "the first of them had to go")
    slow[49].send("ow\r\nConnection: close\r\n\r\n")
    XCTAssertTrue(slow[49].readToEnd().hasPrefix("HTTP/1.1 200"), "the last of them may stay")
  }

  func testClientsThatGoAwayInMidRequestLeaveNothingBehind() throws {
    var limits = DemoServer.Limits()
    limits.connections = 10_000
    let server = try server(limits)
    func files() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
    let before = try files()
    for _ in 0..<200 {
      let connection = try RawConnection(port: server.port)
      connection.send("GET /shop/ HTTP/1.1\r\nHo")
    }
    // Each thread has seen the ends of its connections by the time it answers later ones.
    for _ in 0..<100 { XCTAssertTrue(try get(server, "/shop/").hasPrefix("HTTP/1.1 200")) }
    XCTAssertLessThan(try files(), before + 50)
  }

  func testSlowAnswersKeepNobodyWaiting() throws {
    let gate = DispatchSemaphore(value: 0)
    let server = try DemoServer(
      host: "127.0.0.1", port: 0, isSlow: { $0.url.path == "/slow" },
      respond: { request in
        if request.url.path == "/slow" { gate.wait() }
        return HTTPResponse(status: 200, url: request.url)
      })
    let slow = try (0..<20).map { _ in try RawConnection(port: server.port) }
    for connection in slow {
      connection.send("GET /slow HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    }
    for _ in 0..<20 { XCTAssertTrue(try get(server, "/fast").hasPrefix("HTTP/1.1 200")) }
    for _ in slow { gate.signal() }
    for connection in slow { XCTAssertTrue(connection.readToEnd().hasPrefix("HTTP/1.1 200")) }
  }

  func testAServerThatStopsRefusesTheSlowAnswersThatHaveNotBegun() throws {
    let begun = DispatchSemaphore(value: 0)
    let gate = DispatchSemaphore(value: 0)
    var limits = DemoServer.Limits()
    limits.slowRequests = 1
    var running: DemoServer? = try DemoServer(
      host: "127.0.0.1", port: 0, limits: limits, isSlow: { _ in true },
      respond: { request in
        begun.signal()
        gate.wait()
        return HTTPResponse(status: 200, url: request.url)
      })
    let connections = try (0..<20).map { _ in try RawConnection(port: running?.port ?? 0) }
    for connection in connections { connection.send("GET /slow HTTP/1.1\r\nHost: a\r\n\r\n") }
    begun.wait()
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { gate.signal() }
    running = nil
    XCTAssertEqual(begun.wait(timeout: .now()), .timedOut, "only one of them was worked on")
  }

  func testTheTargetMayBeAWholeAddress() throws {
    let server = try server()
    let reply = try get(server, "http://other.test/v1/products(upc=842776108302)?format=json&show=image")
    XCTAssertTrue(reply.hasPrefix("HTTP/1.1 200"), reply)
    XCTAssertTrue(reply.contains("http://other.test/pictures/"), "the target goes before the Host field")
    for target in ["ftp://a/shop/", "http://", "http://\"><b>/shop/", "shop/", "*"] {
      XCTAssertTrue(try get(server, target).hasPrefix("HTTP/1.1 4"), target)
    }
  }

  func testARequestWhoseEndOrHostIsInDoubtIsRefused() throws {
    let server = try server()
    let length = "Content-Length: 2\r\n"
    for (status, fields) in [
      (400, ""), (400, "Host: a\r\nHost: b\r\n"), (400, "Host: a\r\nContent-Length : 2\r\n"),
      (400, "Host: a\r\n\(length)Content-Length: 3\r\n"),
      (400, "Host: a\r\n\(length)Transfer-Encoding: chunked\r\n"),
      (501, "Host: a\r\nTransfer-Encoding: gzip\r\n"), (413, "Host: a\r\nContent-Length: 10000000000\r\n"),
    ] {
      let reply = try exchange(
        server, "POST /v1/search HTTP/1.1\r\n\(fields)\r\n{}GET /shop/ HTTP/1.0\r\n\r\n")
      XCTAssertTrue(reply.hasPrefix("HTTP/1.1 \(status)"), "\(fields): \(reply)")
      XCTAssertFalse(reply.contains("HTTP/1.1 200"), "what follows is no request: \(fields)")
    }
    XCTAssertTrue(try exchange(server, "GET /shop/ HTTP/1.0\r\n\r\n").hasPrefix("HTTP/1.1 200"))
  }

  func testAPortThatIsTakenIsAFailureThatSaysSo() throws {
    let first = try server()
    XCTAssertThrowsError(
      try DemoServer(host: "127.0.0.1", port: first.port) { _ in
        HTTPResponse(status: 200, url: DemoServices.baseURL)
      }
    ) { error in
      XCTAssertTrue((error as? CommandFailure)?.message.contains("--port") == true, "\(error)")
    }
    XCTAssertThrowsError(
      try DemoServer(host: "no.such.host.invalid", port: 0) { _ in
        HTTPResponse(status: 200, url: DemoServices.baseURL)
      })
  }

  func testTheServerStopsWithItsLastHolder() throws {
    var running: DemoServer? = try server()
    let port = try XCTUnwrap(running?.port)
    running = nil
    XCTAssertThrowsError(try RawConnection(port: port))
  }
}
