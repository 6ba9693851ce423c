import HTTP
import XCTest

@testable import DemoServices

final class ConcurrencyTests: XCTestCase {
  func testManyThreadsGetTheSameAnswer() throws {
    let demo = try DemoServices.shared()
    let paths = [
      "/v1/products(search=oven)?format=json&show=sku", "/v1/products(sku=6306364)?format=json&show=sku",
      "/v1/products?format=json&sort=name.asc&show=sku", "/v1/products(salePrice%3C20)?format=json&show=sku",
    ]
    let expected = try paths.map { try demo.get($0).skus }
    let wrong = Counter()
    DispatchQueue.concurrentPerform(iterations: 200) { index in
      let path = paths[index % paths.count]
      if (try? demo.get(path).skus) != expected[index % paths.count] { wrong.increment() }
    }
    XCTAssertEqual(wrong.value, 0)
    XCTAssertEqual(expected.map(\.count), [10, 1, 10, 10])
  }

  func testManyTasksAreServedAtOnce() async throws {
    let client = try DemoServices.shared().client
    let url = try XCTUnwrap(URL(string: DemoServices.baseURL.absoluteString + "/v1/products?format=json"))
    let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<200 { group.addTask { try await client.send(HTTPRequest(url: url)).status } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    XCTAssertEqual(statuses, Array(repeating: 200, count: 200))
  }
}

/// A number that several threads raise.
private final class Counter: @unchecked Sendable {
  // Guarded by `lock`.
  private var count = 0
  private let lock = NSLock()

  var value: Int {
    lock.lock()
    defer { lock.unlock() }
    return count
  }

  func increment() {
    lock.lock()
    count += 1
    lock.unlock()
  }
}
