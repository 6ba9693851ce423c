#if os(Linux)
  import XCTest

  @testable import Storage

  final class BoundedCallTests: XCTestCase {
    func testAResultInTimeIsReturned() async throws {
      let result = try await BoundedCall.run(timeout: 5) { _ in 7 }
      XCTAssertEqual(result, 7)
    }

    func testACallThatHangsIsLeftBehind() async {
      let end = DispatchSemaphore(value: 0)
      let thrown = await failure { try await BoundedCall.run(timeout: 0.01) { _ in end.wait() } }
      XCTAssertEqual(thrown as? VaultFailure, .timeout(0.01))
      end.signal()
    }

    func testCancellingTheTaskEndsTheWaiting() async {
      let end = DispatchSemaphore(value: 0)
      let task = Task { try await BoundedCall.run(timeout: 60) { _ in end.wait() } }
      task.cancel()
      let thrown = await failure { try await task.value }
      XCTAssertTrue(thrown is CancellationError)
      end.signal()
    }
  }
#endif
