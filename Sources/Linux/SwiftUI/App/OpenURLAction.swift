import Foundation

/// Opens an address outside the app.
/// https://developer.apple.com/documentation/swiftui/openurlaction
@MainActor @preconcurrency public struct OpenURLAction {
  private let open: @MainActor @Sendable (URL, @escaping @MainActor (Bool) -> Void) -> Void

  /// What is done in place of opening the address in the system's way.
  nonisolated package init(
    _ open: @escaping @MainActor @Sendable (URL, @escaping @MainActor (Bool) -> Void) -> Void
  ) {
    self.open = open
  }

  /// Opens the address.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) {
    open(url) { _ in }
  }

  /// Opens the address and tells whether something was found that shows it.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    open(url) { completion($0) }
  }
}

extension EnvironmentValues {
  /// Opens an address outside the app.
  @MainActor @preconcurrency public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { AppRuntime.openURL($0, $1) } }
}
