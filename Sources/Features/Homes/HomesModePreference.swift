import Storage

/// The choice between buying and renting, kept from launch to launch.
public struct HomesModePreference: Sendable {
  private let preferences: Preferences
  private static let key = "homes.mode"

  /// The choice as these preferences keep it.
  public init(_ preferences: Preferences) {
    self.preferences = preferences
  }

  /// What was chosen last; `nil` when nothing was, or nothing that this version knows. Throws `FileFailure`:
  /// then the choice is unknown.
  public func read() async throws -> HomesMode? {
    try await preferences.text(HomesModePreference.key).flatMap(HomesMode.init)
  }

  /// Keeps a choice, unless the one before cannot be read: a store that is closed to us is not written to.
  /// Throws `FileFailure`.
  public func write(_ mode: HomesMode) async throws {
    _ = try await read()
    try await preferences.set(mode.rawValue, for: HomesModePreference.key)
  }
}
