import Foundation

@MainActor @preconcurrency public struct OpenURLAction {
  let open: @MainActor (URL) -> Void
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { open(url) }
}

extension EnvironmentValues {
  @MainActor @preconcurrency public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] ?? OpenURLAction { _ in } }
    set { self[OpenURLKey.self] = newValue }
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction? { nil }
}
