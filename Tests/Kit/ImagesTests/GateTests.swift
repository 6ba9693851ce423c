import XCTest

@testable import Images

final class GateTests: XCTestCase {
  private actor Counter {
    private(set) var running = 0
    private(set) var most = 0
    private(set) var done = 0

    func begin() {
      running += 1
      most = max(most, running)
    }

    func end() {
      running -= 1
      done += 1
    }
  }

  func testNoMoreRunAtATimeThanTheLimit() async throws {
    let gate = Gate(limit: 2)
    let counter = Counter()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<100 {
        group.addTask {
          try await gate.run {
            await counter.begin()
            for _ in 0..<5 { await Task.yield() }
            await counter.end()
          }
        }
      }
      try await group.waitForAll()
    }
    let (most, done) = await (counter.most, counter.done)
    XCTAssertEqual(most, 2)
    XCTAssertEqual(done, 100)
  }

  func testAFailureLeavesRoomForTheNext() async throws {
    struct Failed: Error {}
    let gate = Gate(limit: 1)
    for _ in 0..<3 {
      do {
        try await gate.run { throw Failed() }
        XCTFail("The failure is passed on.")
      } catch { XCTAssertTrue(error is Failed) }
    }
    let value = try await gate.run { 5 }
    XCTAssertEqual(value, 5)
  }
}
