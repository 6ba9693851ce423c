import SwiftUI
import SwiftUITesting
import XCTest

final class TextClockTests: XCTestCase {
  func testATimerIsWrittenAnewEachSecond() {
    MainActor.assumeIsolated {
      let time = ManualTime()
      let screen = Screen { Text(time.start.addingTimeInterval(90), style: .timer) }
      time.drive(screen)
      time.pass(1)
      screen.update()
      XCTAssertNotNil(screen.find("1:29"), screen.dump)
      XCTAssertEqual(time.waits, [1, 1])
    }
  }

  func testADistanceOfHoursIsWrittenAnewEachMinute() {
    MainActor.assumeIsolated {
      let time = ManualTime()
      let screen = Screen(environment: .english) {
        Text(time.start.addingTimeInterval(7200), style: .relative)
      }
      time.drive(screen)
      XCTAssertEqual(time.waits, [60])
    }
  }

  func testATextInATextFollowsTheClock() {
    MainActor.assumeIsolated {
      let time = ManualTime()
      let screen = Screen {
        Text("in \(Text(time.start.addingTimeInterval(10), style: .timer))")
      }
      time.drive(screen)
      time.pass(1)
      screen.update()
      XCTAssertNotNil(screen.find("in 0:09"), screen.dump)
    }
  }

  func testNothingWaitsForAFixedTextNorOnceTheTextIsGone() {
    MainActor.assumeIsolated {
      let isShown = Shared(true)
      let time = ManualTime()
      let screen = Screen { Countdown(isShown: isShown, end: time.start.addingTimeInterval(90)) }
      time.drive(screen)
      XCTAssertTrue(screen.tree.clock.isRunning)
      isShown.value = false
      screen.update()
      time.pass(1)
      XCTAssertFalse(screen.tree.clock.isRunning)
      isShown.value = true
      screen.update()
      XCTAssertTrue(screen.tree.clock.isRunning)
      XCTAssertNotNil(screen.find("1:29"), screen.dump)
      screen.unmount()
      time.pass(1)
      XCTAssertFalse(screen.tree.clock.isRunning)
    }
  }
}

private struct Countdown: View {
  @ObservedObject var isShown: Shared<Bool>
  let end: Date

  var body: some View {
    if isShown.value { Text(end, style: .timer) } else { Text("none") }
  }
}

/// A clock that a test moves on.
@MainActor
private final class ManualTime {
  let start = Date(timeIntervalSinceReferenceDate: 0)
  private(set) var waits: [TimeInterval] = []
  private lazy var now = start
  private var action: (@MainActor () -> Void)?

  /// Takes the place of the clock of a screen, which starts over.
  func drive(_ screen: Screen) {
    screen.tree.clock.now = { self.now }
    screen.tree.clock.wait = { seconds, action in
      self.waits.append(seconds)
      self.action = action
    }
    screen.update()
  }

  func pass(_ seconds: TimeInterval) {
    now += seconds
    let action = action
    self.action = nil
    action?()
  }
}

extension EnvironmentValues {
  fileprivate static var english: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    return environment
  }
}
