/// What is copied on one place and pasted at another. Without a host it is the app's own.
@MainActor
package struct Clipboard {
  /// The text that was copied; `nil` if it is something else, or another program's.
  package let text: @MainActor () -> String?
  /// Copies a text, or with `nil` nothing.
  package let copy: @MainActor (String?) -> Void

  package init(text: @escaping @MainActor () -> String?, copy: @escaping @MainActor (String?) -> Void) {
    self.text = text
    self.copy = copy
  }

  /// A clipboard that is gone with the process.
  package static func memory() -> Clipboard {
    var kept: String?
    return Clipboard(text: { kept }, copy: { kept = $0 })
  }
}
