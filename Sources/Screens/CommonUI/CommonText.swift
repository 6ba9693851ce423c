import Formatting

/// Every sentence and word that the screens of all apps share.
public enum CommonText {
  static var demo: String { translate("Demo: what you see is made up.") }
  static var failed: String { translate("That did not work") }
  /// On the button that tries again.
  public static var retry: String { translate("Try Again") }
  /// While something is on its way.
  public static var loading: String { translate("Loading…") }
  /// Beside a field, on the button that leaves a search.
  public static var cancel: String { translate("Cancel") }
  static var search: String { translate("Search") }
  static var clear: String { translate("Clear") }
  /// On a button that copies something.
  public static var copy: String { translate("Copy") }
  static var copied: String { translate("Copied") }
  static var share: String { translate("Share") }
  static var mail: String { translate("Send by Mail") }
  /// On a link to a map.
  public static var showOnMap: String { translate("Show on Map") }
  static var close: String { translate("Close") }
  static var zoomIn: String { translate("Zoom In") }
  static var zoomOut: String { translate("Zoom Out") }
  static var wholePicture: String { translate("Show Whole Picture") }
  static var previousPicture: String { translate("Previous Picture") }
  static var nextPicture: String { translate("Next Picture") }

  static func position(_ number: Int, of count: Int) -> String {
    translate("\(number) of \(count)")
  }

  static var keyAdvice: String { translate("Enter it in the settings, or use the demo.") }

  static func sourceNotRead(_ error: any Error) -> String {
    translate("The source that you chose cannot be read, so the demo is shown. \(error.explanation)")
  }

  static func sourceNotKept(_ error: any Error) -> String {
    translate("The source cannot be kept for the next time. \(error.explanation)")
  }
}
