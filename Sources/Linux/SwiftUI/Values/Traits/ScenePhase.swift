/// How near a scene is to the user's hands.
/// https://developer.apple.com/documentation/swiftui/scenephase
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Out of sight.
  case background
  /// In sight, but not in use.
  case inactive
  /// In use.
  case active
}
