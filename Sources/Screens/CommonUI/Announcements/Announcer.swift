import SwiftUI

/// Who says a sentence to those who listen to the screen, without moving from where they are on it.
public struct Announcer: Sendable {
  let say: @MainActor @Sendable (String) -> Void

  /// An announcer that says sentences in some way.
  public init(say: @escaping @MainActor @Sendable (String) -> Void) {
    self.say = say
  }
}

extension EnvironmentValues {
  /// Who says what a screen announces: the system's screen reader.
  public var announcer: Announcer {
    get { self[AnnouncerKey.self] }
    set { self[AnnouncerKey.self] = newValue }
  }
}

private struct AnnouncerKey: EnvironmentKey {
  static let defaultValue = Announcer.system
}
