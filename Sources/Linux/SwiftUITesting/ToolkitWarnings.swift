import CGTK
import Foundation

/// What GTK and its libraries complained of: a test that provokes a warning fails.
package final class ToolkitWarnings: @unchecked Sendable {
  /// GLib takes one writer for the life of a process.
  package static let ofProcess: ToolkitWarnings = {
    let warnings = ToolkitWarnings()
    g_log_set_writer_func(
      { level, fields, count, _ in
        let isWarning = level.rawValue & (G_LOG_LEVEL_WARNING.rawValue | G_LOG_LEVEL_CRITICAL.rawValue) != 0
        if isWarning {
          ToolkitWarnings.ofProcess.append(UnsafeBufferPointer(start: fields, count: Int(count)))
        }
        return g_log_writer_default(level, fields, count, nil)
      }, nil, nil)
    return warnings
  }()

  // `lock` guards `messages`: any thread may log.
  private let lock = NSLock()
  private var messages: [String] = []

  private func append(_ fields: UnsafeBufferPointer<GLogField>) {
    let texts = Dictionary(
      fields.filter { $0.length < 0 }.compactMap { field -> (String, String)? in
        guard let value = field.value else { return nil }
        return (String(cString: field.key), String(cString: value.assumingMemoryBound(to: CChar.self)))
      }, uniquingKeysWith: { first, _ in first })
    // Others, such as the settings' back end, may complain of the machine.
    guard let domain = texts["GLIB_DOMAIN"],
      ["Gtk", "Gdk", "Gsk", "Pango", "Adwaita", "GLib-GObject", "GdkPixbuf"].contains(domain)
    else { return }
    lock.lock()
    defer { lock.unlock() }
    messages.append("\(domain): \(texts["MESSAGE"] ?? "")")
  }

  /// The complaints since this was last asked.
  package func take() -> [String] {
    lock.lock()
    defer { lock.unlock() }
    defer { messages = [] }
    return messages
  }
}
