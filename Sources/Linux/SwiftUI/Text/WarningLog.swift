import Foundation

/// Lines for the developer about what is amiss in an app's resources; the same line is written once.
///
/// `@unchecked Sendable`: `lock` guards `written`.
package final class WarningLog: @unchecked Sendable {
  package static let standard = WarningLog { NSLog("%@", $0) }

  private let lock = NSLock()
  private var written: Set<String> = []
  private let write: @Sendable (String) -> Void

  package init(write: @escaping @Sendable (String) -> Void) {
    self.write = write
  }

  package func warn(_ line: String) {
    let isNew = lock.withLock { written.insert(line).inserted }
    if isNew { write(line) }
  }
}
