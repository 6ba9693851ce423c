import Foundation

/// Standard output or standard error.
final class Output: @unchecked Sendable {
  private let descriptor: Int32
  // Guarded by `lock`.
  private let lock = NSLock()
  private var code: Int32?

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Why something could not be written, as an error code of the system; after that nothing is.
  var failure: Int32? {
    lock.lock()
    defer { lock.unlock() }
    return code
  }

  /// Writes all of the text, or remembers why not.
  func write(_ text: String) {
    lock.lock()
    defer { lock.unlock() }
    guard code == nil else { return }
    var text = text
    code = text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let start = rest.baseAddress, !rest.isEmpty {
        let count = Foundation.write(descriptor, start, rest.count)
        if count > 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }

  /// Opens standard input, output and error where the caller has closed them, so that no file of ours takes
  /// their place. What is written there then fails.
  static func openStandardStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is the one that is missing.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
