import Foundation
import HTTP
import Services

/// What is decided before an app starts, as by a command line.
public struct LaunchOptions: Sendable {
  /// The source for this launch; `nil` for the one that was chosen in the settings, or the demo.
  public var source: ServiceSource?
  /// Where things are kept.
  public var places: DataPlaces
  /// Which store is asked to keep secrets.
  public var vault: VaultChoice
  /// The variables that may hold keys.
  public var environment: [String: String]

  /// What holds for an app that was started as usual.
  public init(
    source: ServiceSource? = nil, places: DataPlaces = .standard(), vault: VaultChoice? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.source = source
    self.places = places
    self.vault = vault ?? VaultChoice(environment: environment) ?? .system
    self.environment = environment
  }

  /// The options of this launch; set them before the app starts.
  @MainActor public static var standard = LaunchOptions()
}
