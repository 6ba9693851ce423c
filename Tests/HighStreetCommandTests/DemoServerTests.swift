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
