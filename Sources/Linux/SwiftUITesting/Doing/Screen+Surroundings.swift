import SwiftUI

extension Screen {
  /// Changes the size of the window, at once or in steps as by dragging its edge.
  ///
  /// - Throws: A ``ScreenFailure`` if the window does not come to rest.
  package func resize(to size: CGSize, steps: Int = 1) throws {
    let start = tree.size
    for step in 1...max(1, steps) {
      let share = CGFloat(step) / CGFloat(max(1, steps))
      driver.resize(
        to: CGSize(
          width: (start.width + (size.width - start.width) * share).rounded(),
          height: (start.height + (size.height - start.height) * share).rounded()))
      try settle()
    }
  }

  /// Lays the telephone on its side, or upright.
  ///
  /// - Throws: A ``ScreenFailure`` if the window does not come to rest.
  package func rotate() throws {
    try resize(to: CGSize(width: tree.size.height, height: tree.size.width))
  }

  /// Changes the environment of the app: its size category, locale, direction or size classes.
  ///
  /// - Throws: A ``ScreenFailure`` if the screen does not come to rest.
  package func changeEnvironment(_ body: (inout EnvironmentValues) -> Void) throws {
    var environment = driver.environment
    body(&environment)
    driver.environment = environment
    try settle()
  }

  /// Shows the app light or dark; in a window, all windows are, until the screen is closed.
  ///
  /// - Throws: A ``ScreenFailure`` if the screen does not come to rest.
  package func setColorScheme(_ scheme: ColorScheme) throws {
    driver.setColorScheme(scheme)
    try settle()
  }
}
