import CGTK
import Foundation
import SwiftUI
import SwiftUIGTK

extension Screen {
  /// Mounts a view in a window, shows it and waits until it is painted. `size` is that of its content, in points.
  ///
  /// - Throws: ``DisplayMissing``, which is a reason to skip a test unless `isFailure`.
  package static func inWindow(
    size: CGSize = CGSize(width: 390, height: 844), environment: EnvironmentValues = EnvironmentValues(),
    @ViewBuilder _ content: () -> some View
  ) throws -> Screen {
    guard Toolkit.start() else { throw DisplayMissing() }
    // A switch that slides is turned only at the end of its way.
    setProperty(UnsafeMutableRawPointer(gtk_settings_get_default()), "gtk-enable-animations", false)
    let window = Window(size: size, environment: environment, content: content)
    let screen = Screen(tree: window.tree, driver: WindowDriver(window))
    window.present()
    try screen.wait(until: { window.isShown }, "The window")
    // GTK may draw a border inside of what the window was given.
    try screen.resize(to: size)
    return screen
  }

  /// The window, if the screen has one.
  package var window: Window? { (driver as? WindowDriver)?.window }

  /// A picture of the window.
  ///
  /// - Throws: A ``ScreenFailure`` if the screen has no window.
  package func capture() throws -> Capture {
    try settle()
    // What is to be painted anew, as web pages often are, has no picture until it is.
    driver.showFrame()
    guard let window, let capture = Capture(of: window.widget) else {
      throw failure("Only a window has a picture.")
    }
    return capture
  }

  /// Saves a picture of the window.
  ///
  /// - Throws: A ``ScreenFailure`` if the screen has no window, or an error of the file system.
  package func savePNG(to path: String) throws {
    try capture().png.write(to: URL(fileURLWithPath: path))
  }

  /// The colour in the window at a point of an element, which is given in shares of its size.
  ///
  /// - Throws: A ``ScreenFailure`` if the screen has no window, or if there is no such element or point.
  package func color(of query: Query, at point: UnitPoint = .center) throws -> RGBA {
    try settle()
    let frame = try get(query).frameInWindow
    guard let window, let capture = Capture(of: window.host.root.canvas.widget) else {
      throw failure("Only a window has colours.")
    }
    let (x, y) = (frame.minX + frame.width * point.x, frame.minY + frame.height * point.y)
    guard let color = capture.pixel(x: Int(x), y: Int(y)) else {
      throw failure("\(query) is outside of the window.")
    }
    return color
  }
}

/// There is no display for a window.
package struct DisplayMissing: Error, CustomStringConvertible {
  /// Whether `HIGHSTREET_NEEDS_DISPLAY=1` says that there must be one; otherwise the test is to be skipped.
  package let isFailure = ProcessInfo.processInfo.environment["HIGHSTREET_NEEDS_DISPLAY"] == "1"

  package init() {}

  package var description: String {
    isFailure
      ? "GTK cannot open a display, and HIGHSTREET_NEEDS_DISPLAY=1 asks for one."
      : "GTK cannot open a display; xvfb-run gives it one."
  }
}
