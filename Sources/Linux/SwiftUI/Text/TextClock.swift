import Foundation

/// Writes the texts of a window anew that change while time passes.
///
/// It waits only while such a text is shown.
@MainActor
package final class TextClock {
  private struct Follower {
    weak var element: Element?
    let text: Text
    let environment: EnvironmentValues

    @MainActor var isShown: Bool { element?.node.map { $0.isMounted && $0.isShown } ?? false }
  }

  /// What time it is; tests say it themselves.
  package var now: () -> Date = { Date() }
  /// Does something after a number of seconds; tests do it when they like, from when they say so.
  package var wait: (TimeInterval, @escaping @MainActor @Sendable () -> Void) -> Void = { seconds, action in
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated(action) }
  }
  {
    didSet {
      isWaiting = false
      start()
    }
  }
  private var followers: [ObjectIdentifier: Follower] = [:]
  private var isWaiting = false

  /// Whether a change is awaited, for tests.
  package var isRunning: Bool { isWaiting }

  /// Writes a text anew while it is shown, or no longer.
  func show(_ text: Text, in element: Element, _ environment: EnvironmentValues) {
    let key = ObjectIdentifier(element)
    guard text.followsClock else {
      followers[key] = nil
      return
    }
    followers[key] = Follower(element: element, text: text, environment: environment)
    start()
  }

  /// Goes on if a text is shown that follows the clock; called whenever views came or went.
  func start() {
    guard !isWaiting, !followers.isEmpty else { return }
    followers = followers.filter { $0.value.element?.node?.isMounted == true }
    let now = now()
    guard let period = followers.values.filter(\.isShown).map({ $0.text.clockPeriod(at: now) }).min()
    else { return }
    isWaiting = true
    // At the full second or minute, so that all texts change together.
    let late = now.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: period)
    wait(period - late) { [weak self] in self?.tick() }
  }

  private func tick() {
    isWaiting = false
    for follower in followers.values where follower.isShown {
      follower.element?.show(TextContent(follower.text, in: follower.environment, at: now()))
    }
    start()
  }
}

extension Text {
  /// How many seconds the text stays as it is at most.
  fileprivate func clockPeriod(at now: Date) -> TimeInterval {
    let periods = runs.map { run -> TimeInterval in
      switch run.content {
      case .date(let date, let style): style.clockPeriod(for: date, at: now)
      case .localized(let key, _, _): key.texts.map { $0.clockPeriod(at: now) }.min() ?? .infinity
      case .verbatim, .image, .dates: .infinity
      }
    }
    return periods.min() ?? .infinity
  }
}

extension Text.DateStyle {
  fileprivate func clockPeriod(for date: Date, at now: Date) -> TimeInterval {
    let distance = abs(date.timeIntervalSince(now))
    return switch kind {
    case .time, .date: .infinity
    case .timer: 1
    // The two largest units: minutes are the smaller one from an hour on.
    case .relative: distance < 3590 ? 1 : 60
    case .offset: distance < 50 ? 1 : 60
    }
  }
}
