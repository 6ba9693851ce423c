import Formatting
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
  /// The language that the app speaks.
  public var language: Language

  /// What holds for an app that was started as usual, in English.
  public init(
    source: ServiceSource? = nil, places: DataPlaces = .standard(), vault: VaultChoice? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment, language: Language = .english
  ) {
    self.source = source
    self.places = places
    self.vault = vault ?? VaultChoice(environment: environment) ?? .system
    self.environment = environment
    self.language = language
  }

  /// The options of this launch, in the user's language; set others before the app starts.
  @MainActor public static var standard = LaunchOptions(language: .best(of: Locale.preferredLanguages))
}
