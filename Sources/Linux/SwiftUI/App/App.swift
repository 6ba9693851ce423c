/// An app: its windows, and what they share.
///
/// `@main struct MyApp: App` is all an executable needs. On Linux it is shown by the host that is linked into it.
/// https://developer.apple.com/documentation/swiftui/app
@MainActor @preconcurrency public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene
  /// The scenes.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// The app, before anything is shown.
  @MainActor @preconcurrency init()
}

extension App {
  /// Runs the app until its window is closed.
  @MainActor @preconcurrency public static func main() {
    AppRuntime.run(self)
  }
}
