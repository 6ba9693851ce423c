import CGTK
import Foundation
import SwiftUI

/// Shows an app in a window of an `AdwApplication`. A second start of the app brings up the window of the first.
@MainActor
package final class GTKAppHost: AppHost {
  /// What the command line says about the window.
  package struct Options {
    /// In points.
    package var size = CGSize(width: 1024, height: 768)
    /// What the views find in their environment.
    package var environment = EnvironmentValues()
    /// A PNG file for a picture of the window, after which the app ends.
    package var screenshot: URL?
    /// Whether the window shows what it showed when it was last open. A picture never does.
    package var restoresScenes = true
    /// Called when a frame of the window is painted, until it says that it has seen enough.
    package var painted: (@MainActor () -> Bool)?

    package init() {}

    /// Where the windows of an app are kept from one start to the next, if they are.
    func archive(of app: AppIdentifier) -> SceneArchive? {
      restoresScenes && screenshot == nil ? SceneArchive(app: app.string) : nil
    }
  }

  /// To be set before the app runs.
  package static var options = Options()

  private let application: GObjectReference
  private let archive: SceneArchive?
  private let makeWindow: @MainActor () -> Window
  private let options: Options
  private var window: Window?
  private var hasFailed = false

  /// Shows an app until its window is closed.
  package static func run(_ app: any App.Type) {
    guard Toolkit.start() else {
      FileHandle.standardError.write(
        Data("\(app) needs a display: neither WAYLAND_DISPLAY nor DISPLAY leads to one.\n".utf8))
      exit(EXIT_FAILURE)
    }
    let host = GTKAppHost(app, options)
    withExtendedLifetime(host) { host.run() }
    if host.hasFailed { exit(EXIT_FAILURE) }
  }

  private init(_ app: any App.Type, _ options: Options) {
    func window<Content: App>(of app: Content.Type) -> Window {
      Window(
        title: identifier.name, size: options.size, environment: options.environment, archive: archive
      ) { AppView(app) }
    }
    let identifier = AppIdentifier(of: app)
    let archive = options.archive(of: identifier)
    self.archive = archive
    self.options = options
    makeWindow = { window(of: app) }
    // A picture is of a window of its own, whatever else is running.
    let flags = options.screenshot == nil ? G_APPLICATION_DEFAULT_FLAGS : G_APPLICATION_NON_UNIQUE
    application = GObjectReference(
      adopting: UnsafeMutableRawPointer(adw_application_new(identifier.string, flags)))
    connect(application.pointer, "activate") { [weak self] in self?.activate() }
  }

  private var gApplication: UnsafeMutablePointer<GApplication> {
    application.pointer.assumingMemoryBound(to: GApplication.self)
  }

  private func run() {
    AppRuntime.openURL = { [weak self] url, completion in
      openURL(url, over: self?.window?.widget, completion)
    }
    AppRuntime.clipboard = .desktop
    g_application_run(gApplication, 0, nil)
    archive?.finish()
  }

  private func activate() {
    if let window { return window.present() }
    stayOffTheAccessibilityBusWithoutASession()
    let window = makeWindow()
    self.window = window
    gtk_application_add_window(
      application.pointer.assumingMemoryBound(to: GtkApplication.self), window.widget.cast())
    window.closed = { [weak self] in
      guard let self else { return }
      self.window = nil
      g_application_quit(gApplication)
    }
    BrowserDisplay(of: window.widget)?.fill(with: window)
    window.present()
    if let painted = options.painted { whenPainted(window, painted) }
    if let screenshot = options.screenshot { photograph(window, for: screenshot) }
  }

  /// GTK 4.8 puts what assistive technology reads below the app's path on the session bus, and crashes where there is none, as in a
  /// shell of another user on the same display. It asks the variable before the first widget is made.
  private func stayOffTheAccessibilityBusWithoutASession() {
    if g_application_get_dbus_object_path(gApplication) == nil { g_setenv("GTK_A11Y", "none", 1) }
  }

  private func whenPainted(_ window: Window, _ painted: @escaping @MainActor () -> Bool) {
    guard let clock = gtk_widget_get_frame_clock(window.widget) else { return }
    var connection: SignalConnection?
    connection = connect(UnsafeMutableRawPointer(clock), "after-paint") {
      if painted() { connection?.disconnect() }
    }
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT)
  }

  /// How long views have for what they show once they have appeared, in seconds.
  private static let timeToSettle: TimeInterval = 1
  /// How long web pages have, in seconds.
  private static let timeToLoad: TimeInterval = 10

  private func photograph(_ window: Window, for file: URL) {
    _ = FrameTicks(of: window.widget) { [weak self] seconds in
      guard seconds >= (window.isLoadingPage ? Self.timeToLoad : Self.timeToSettle) else { return true }
      // What is to be painted anew, as web pages often are, has no picture until it is.
      self?.whenPainted(window) {
        if let problem = Self.write(Capture(of: window.widget)?.png, to: file) {
          FileHandle.standardError.write(
            Data("The picture was not written to \(file.path): \(problem)\n".utf8))
          self?.hasFailed = true
        }
        // Not yet: the clock that tells of the painting would go with the window.
        MainLoop.nextTurn { window.close() }
        return true
      }
      return false
    }
  }

  /// Returns what went wrong, in the words of the system.
  private static func write(_ picture: Data?, to file: URL) -> String? {
    guard let picture else { return "the window was not drawn." }
    do {
      try picture.write(to: file)
      return nil
    } catch {
      guard let cause = (error as? CocoaError)?.underlying as? POSIXError else {
        return error.localizedDescription
      }
      return String(cString: strerror(cause.code.rawValue)) + "."
    }
  }
}
