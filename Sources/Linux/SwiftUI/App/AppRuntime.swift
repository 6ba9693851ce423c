import Foundation

/// What shows apps: it makes a window, mounts `AppView` in it and runs the main loop.
@MainActor
package protocol AppHost: AnyObject {
  /// Shows an app until its window is closed.
  static func run(_ app: any App.Type)
}

/// How an app finds what shows it.
///
/// This module knows no widgets, and the files of an app import nothing but SwiftUI. So the host is looked up by name among the
/// classes linked into the executable: it is enough that the executable's target depends on the host's.
@MainActor
package enum AppRuntime {
  /// The class of the host; it must adopt `AppHost`.
  package static let hostClassName = "SwiftUIGTK.GTKAppHost"

  /// Runs an app. Tests put something else in its place.
  package static var run: @MainActor (any App.Type) -> Void = { app in
    guard let host = host(named: hostClassName) else {
      preconditionFailure("\(app) has no host: let its target depend on SwiftUIGTK")
    }
    host.run(app)
  }

  /// A host that is linked into the executable.
  package static func host(named name: String) -> (any AppHost.Type)? {
    NSClassFromString(name) as? any AppHost.Type
  }

  /// Opens an address outside the app and says whether that worked. The host puts its own in place.
  package static var openURL: @MainActor (URL, @escaping @MainActor (Bool) -> Void) -> Void = {
    _, completion in
    completion(false)
  }

  /// Where `UIPasteboard` keeps texts. The host puts its own in place.
  package static var clipboard = Clipboard.memory()
}
