import CGTK

/// The style classes that our widgets have besides the theme's own.
@MainActor
enum Look {
  /// A widget whose padding and least size the layout decides.
  static let plainBox = "highstreet-box"

  /// Loads the style sheet, once.
  static func load() {
    _ = sheet
  }

  private static let sheet = StyleSheet([boxes, bars, presentations, listSheet].joined(separator: "\n"))

  private static let boxes = """
    .\(plainBox) { padding: 0; margin: 0; min-width: 0; min-height: 0; }
    """
}
