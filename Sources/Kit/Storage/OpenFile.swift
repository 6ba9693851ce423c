import Foundation

/// An open file; closed with the last reference to it.
///
/// No symbolic link is followed in the last part of a path, and children of this process do not inherit it.
final class OpenFile: Sendable {
  let path: String
  private let descriptor: Int32

  private init(_ path: String, _ flags: Int32, operation: FileOperation) throws {
    self.path = path
    descriptor = try Self.checked(operation, path) {
      open(path, flags | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK, 0o600)
    }
  }

  deinit { close(descriptor) }

  /// Opens a regular file for reading; `nil` where there is none.
  static func reading(_ path: String) throws -> OpenFile? {
    do {
      let file = try OpenFile(path, O_RDONLY, operation: .open)
      guard try file.status().st_mode & S_IFMT == S_IFREG else {
        throw FileFailure.system(operation: .open, path: path, code: EINVAL)
      }
      return file
    } catch FileFailure.system(_, _, ENOENT) {
      return nil
    }
  }

  /// Creates a file of mode 0600 for writing; fails where there is one already.
  static func creating(_ path: String) throws -> OpenFile {
    try OpenFile(path, O_WRONLY | O_CREAT | O_EXCL, operation: .create)
  }

  /// Opens the file of a lock, of mode 0600, creating it where it is missing.
  static func lock(_ path: String) throws -> OpenFile {
    try OpenFile(path, O_RDWR | O_CREAT, operation: .lock)
  }

  /// Opens a folder.
  static func folder(_ path: String) throws -> OpenFile {
    try OpenFile(path, O_RDONLY | O_DIRECTORY, operation: .open)
  }

  func status() throws -> stat {
    var status = stat()
    try Self.checked(.examine, path) { fstat(descriptor, &status) }
    return status
  }

  func setMode(_ mode: mode_t) throws {
    try Self.checked(.protect, path) { fchmod(descriptor, mode) }
  }

  /// All bytes from here to the end.
  func read() throws -> Data {
    var content = Data(count: max(0, Int(try status().st_size)) + 1)
    var count = 0
    while true {
      if count == content.count { content.append(Data(count: count)) }
      let room = count..<content.count
      let received = try content.withUnsafeMutableBytes { buffer in
        try Self.checked(.read, path) {
          platformRead(descriptor, UnsafeMutableRawBufferPointer(rebasing: buffer[room]))
        }
      }
      if received == 0 { break }
      count += received
    }
    return content.prefix(count)
  }

  func write(_ bytes: Data) throws {
    try bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        written += try Self.checked(.write, path) {
          platformWrite(descriptor, UnsafeRawBufferPointer(rebasing: buffer[written...]))
        }
      }
    }
  }

  /// Waits until the bytes (of a folder: its names) have reached the disk.
  func flush() throws {
    try Self.checked(.flush, path) { platformFlush(descriptor) }
  }

  /// Takes the lock of this file if nobody has it. It is held until `unlock()`, or the end of the process.
  func tryLock() throws -> Bool {
    do {
      try Self.checked(.lock, path) { flock(descriptor, LOCK_EX | LOCK_NB) }
      return true
    } catch FileFailure.system(_, _, EWOULDBLOCK) {
      return false
    }
  }

  func unlock() {
    flock(descriptor, LOCK_UN)
  }

  /// Calls again when a signal interrupts, and throws where the call reports an error.
  @discardableResult
  static func checked<Result: SignedInteger>(
    _ operation: FileOperation, _ path: String, _ call: () -> Result
  ) throws -> Result {
    while true {
      let result = call()
      if result >= 0 { return result }
      let code = errno
      if code != EINTR { throw FileFailure.system(operation: operation, path: path, code: code) }
    }
  }
}
