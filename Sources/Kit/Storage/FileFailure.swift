import Foundation

/// Why a file could not be read or written.
public enum FileFailure: Error, Sendable, Hashable {
  /// The operating system refused: what was tried, on which path, and its `errno`.
  case system(operation: FileOperation, path: String, code: Int32)
  /// Another task or program has been writing the file for longer than we are willing to wait.
  case busy(path: String)
  /// The content made no sense. The file was kept under another name, and the next read finds nothing.
  case corrupt(keptAs: URL)
}
