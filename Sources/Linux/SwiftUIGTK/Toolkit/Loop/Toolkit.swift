import CGTK

/// GTK and libadwaita as a whole.
@MainActor
package enum Toolkit {
  private static var isStarted = false

  /// Opens the display and loads the style, once.
  ///
  /// - Returns: `false` when there is no display. It may be asked again later.
  @discardableResult
  package static func start() -> Bool {
    if isStarted { return true }
    guard gtk_init_check() != 0 else { return false }
    adw_init()
    MainLoop.attach()
    isStarted = true
    return true
  }
}
