import Foundation

/// What is copied in one app and pasted in another, of UIKit: texts of it.
///
/// There is nothing to guard: the host's clipboard is asked on the main thread.
/// https://developer.apple.com/documentation/uikit/uipasteboard
open class UIPasteboard: NSObject, @unchecked Sendable {
  private static let common = UIPasteboard()

  /// The pasteboard that all apps share.
  open class var general: UIPasteboard { common }

  /// The text; `nil` where none was copied.
  open var string: String? {
    get { onMain { AppRuntime.clipboard.text() } }
    set { onMain { AppRuntime.clipboard.copy(newValue) } }
  }

  /// Whether there is a text.
  open var hasStrings: Bool { string != nil }

  private func onMain<Value: Sendable>(_ body: @MainActor @Sendable () -> Value) -> Value {
    if Thread.isMainThread { return MainActor.assumeIsolated(body) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
  }
}
