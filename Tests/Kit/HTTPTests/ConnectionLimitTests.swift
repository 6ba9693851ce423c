import Foundation
import XCTest

@testable import HTTP

final class ConnectionLimitTests: XCTestCase {
  func testAllHostsTogetherGetNoMoreConnectionsThanAllowed() async throws {
    let server = try MisbehavingServer(always: .reply(200, [], Data("ok".utf8)))
    defer { server.stop() }
    let client = HTTPClient.network(NetworkConfiguration(connectionsPerHost: 6, connections: 2))
    let url = try server.url()
    let succeeded = try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<100 { group.addTask { try await client.send(HTTPRequest(url: url)).isSuccess } }
      return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    XCTAssertEqual(succeeded, 100)
    XCTAssertLessThanOrEqual(server.connectionCount, 2)
  }
}
