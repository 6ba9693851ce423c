import CGTK

/// GTK and libadwaita as a whole.
@MainActor
package enum Toolkit {
  /// Opens the display and loads the style, once.
  ///
  /// - Returns: `false` when there is no display. The answer stays what it was the first time.
  @discardableResult
  package static func start() -> Bool { isStarted }

  private static let isStarted: Bool = {
    // Asked a second time, GTK would say yes without a display.
    guard gtk_init_check() != 0 else { return false }
    adw_init()
    PlatformFont.useWhereNoneIsChosen()
    MainLoop.attach()
    return true
  }()
}
