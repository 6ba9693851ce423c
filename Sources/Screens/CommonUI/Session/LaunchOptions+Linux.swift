#if os(Linux)
  import Formatting
  import Foundation

  extension LaunchOptions {
    /// Makes these the options of the launch, whose language everything speaks, with the country that the environment names.
    @MainActor
    public func becomeStandard() {
      LaunchOptions.standard = self
      Language.standard = language
      Locale.standard = language.locale(environment: environment)
    }
  }
#endif
