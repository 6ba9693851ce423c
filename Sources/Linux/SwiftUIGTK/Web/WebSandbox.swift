import CGTK
import Foundation

/// Whether WebKit's processes can be started in their sandbox. Where they cannot, WebKit would end the whole program.
@MainActor
enum WebSandbox {
  /// What is wrong, or `nil` if nothing is; asked once, when the first page is shown.
  static let fault: String? = fault(in: ProcessInfo.processInfo.environment, command: command)

  /// The user's way to have pages without a sandbox, as WebKit names it.
  nonisolated static let optOut = "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"

  /// Namespaces and folders of the kinds that WebKit asks for.
  private static let command = [
    "bwrap", "--unshare-pid", "--unshare-uts", "--ro-bind", "/", "/", "--ro-bind", "/sys/block", "/sys/block",
    "--dev", "/dev", "--proc", "/proc", "true",
  ]

  /// Tries a command that stands for the sandbox.
  static func fault(in environment: [String: String], command: [String]) -> String? {
    guard environment[optOut] != "1" else { return nil }
    var arguments = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var complaint: UnsafeMutablePointer<gchar>?
    var status: gint = 0
    var error: UnsafeMutablePointer<GError>?
    let isStarted = g_spawn_sync(
      nil, &arguments, nil, G_SPAWN_SEARCH_PATH, nil, nil, nil, &complaint, &status, &error)
    defer {
      g_free(complaint)
      g_clear_error(&error)
    }
    if isStarted == 0 {
      return error.map { String(cString: $0.pointee.message) } ?? "bwrap cannot be started"
    }
    guard status != 0 else { return nil }
    let words = complaint.map { String(cString: $0).trimmingCharacters(in: .whitespacesAndNewlines) } ?? ""
    return words.isEmpty ? "bwrap ended with status \(status)" : words
  }
}
