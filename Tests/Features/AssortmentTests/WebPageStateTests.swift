import HTTP
import XCTest

@testable import Assortment

final class WebPageStateTests: XCTestCase {
  private let home = URL("https://www.bonprix.de/")
  private let other = URL("https://www.bonprix.de/other")

  private func state(after events: WebPageState.Event...) -> WebPageState {
    var state = WebPageState()
    for event in events { _ = state.handle(event) }
    return state
  }

  func testALoadGoesFromZeroToLoaded() {
    var state = state(after: .started(1, home))
    XCTAssertEqual(state.phase, .loading(progress: 0))
    _ = state.handle(.progressed(1, 0.4))
    XCTAssertEqual(state.progress, 0.4)
    _ = state.handle(.finished(1))
    XCTAssertEqual(state.phase, .loaded)
    XCTAssertNil(state.progress)
  }

  func testProgressNeverGoesBackAndStaysWithinItsBounds() {
    var state = state(after: .started(1, home), .progressed(1, 0.5), .progressed(1, 0.2))
    XCTAssertEqual(state.progress, 0.5)
    _ = state.handle(.progressed(1, 7))
    XCTAssertEqual(state.progress, 1)
    _ = state.handle(.progressed(1, .nan))
    XCTAssertEqual(state.progress, 1)
  }

  func testStopClearsTheProgressAndTheNextLoadStartsAtZero() {
    var state = state(after: .started(1, home), .progressed(1, 0.7), .stopTapped, .progressed(1, 0.8))
    XCTAssertEqual(state.phase, .stopped)
    XCTAssertNil(state.progress)
    _ = state.handle(.cancelled(1))
    XCTAssertEqual(state.phase, .stopped)
    _ = state.handle(.started(2, other))
    XCTAssertEqual(state.progress, 0)
  }

  func testALoadCancelledByTheNextOneShowsNoError() {
    let orders: [[WebPageState.Event]] = [
      [.started(1, home), .cancelled(1), .started(2, other), .finished(2)],
      [.started(1, home), .started(2, other), .cancelled(1), .finished(2)],
      [.started(1, home), .started(2, other), .failed(1, .other), .finished(2)],
      [.started(1, home), .started(2, other), .finished(2), .cancelled(1)],
    ]
    for events in orders {
      var state = WebPageState()
      for event in events {
        _ = state.handle(event)
        if case .failed = state.phase { XCTFail("an error after \(event)") }
      }
      XCTAssertEqual(state.phase, .loaded)
      XCTAssertEqual(state.url, other)
    }
  }

  func testALoadThatComesToNothingLeavesThePageAsItWas() {
    let state = state(after: .started(1, home), .finished(1), .started(2, other), .cancelled(2))
    XCTAssertEqual(state.phase, .loaded)
    XCTAssertEqual(state.url, home)
  }

  func testAFailureOffersTheAddressToRetry() {
    let state = state(after: .started(1, home), .redirected(1, other), .failed(1, .offline))
    XCTAssertEqual(state.phase, .failed(.offline, retry: other))
  }

  func testAnEmptyPageInPlaceOfAnAddressThatWasRefusedIsAFailure() {
    let empty = URL("about:blank")
    let refused = state(after: .started(1, home), .redirected(1, empty), .finished(1))
    XCTAssertEqual(refused.phase, .failed(.other, retry: home))
    XCTAssertEqual(refused.url, home)
    XCTAssertEqual(state(after: .started(1, empty), .redirected(1, empty), .finished(1)).phase, .loaded)
    XCTAssertEqual(state(after: .started(1, home), .redirected(1, other), .finished(1)).url, other)
  }

  func testAnEndedProcessIsReloadedAFewTimesOnly() {
    var state = state(after: .started(1, home), .finished(1))
    for round in 0..<WebPageState.automaticReloads {
      XCTAssertEqual(state.handle(.processEnded), .reload(home))
      _ = state.handle(.started(2 + round, home))
      _ = state.handle(.finished(2 + round))
    }
    XCTAssertNil(state.handle(.processEnded))
    XCTAssertEqual(state.phase, .failed(.crashed, retry: home))
    _ = state.handle(.userNavigated)
    XCTAssertEqual(state.handle(.processEnded), .reload(home))
  }

  func testCodesOfTheSystemHaveCategories() {
    XCTAssertNil(WebFailure(urlErrorCode: -999))
    XCTAssertEqual(WebFailure(urlErrorCode: -1009), .offline)
    XCTAssertEqual(WebFailure(urlErrorCode: -1001), .timeout)
    XCTAssertEqual(WebFailure(urlErrorCode: -1003), .unreachable)
    XCTAssertEqual(WebFailure(urlErrorCode: -1202), .insecure)
    XCTAssertEqual(WebFailure(urlErrorCode: 12_345), .other)
  }
}
