import Formatting

/// Every sentence and word that the screens of all apps share.
public enum CommonText {
  static let demo = "Demo: what you see is made up."
  static let failed = "That did not work"
  /// On the button that tries again.
  public static let retry = "Try Again"
  /// While something is on its way.
  public static let loading = "Loading…"
  static let keyAdvice = "Enter it in the settings, or use the demo."

  static func sourceNotRead(_ error: any Error) -> String {
    "The source that you chose cannot be read, so the demo is shown. " + error.explanation
  }

  static func sourceNotKept(_ error: any Error) -> String {
    "The source cannot be kept for the next time. " + error.explanation
  }
}
