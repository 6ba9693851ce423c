import Foundation

/// A file as it was at one moment, which is known again as long as nobody has replaced or changed it.
///
/// It is held open meanwhile: the system gives its number to no other file then, so that a file put in its place
/// is told from it, be it of the same size and written within the same tick of the clock. Only what is changed
/// in place, to the same size and within the tick of its writing, may pass; we replace files and change none.
struct FileVersion: Sendable {
  private let file: OpenFile
  private let status: stat

  /// The present version of an open file.
  init(of file: OpenFile) throws {
    self.file = file
    status = try file.status()
  }

  /// Whether this very version lies at a path now.
  func isCurrent(at path: String) -> Bool {
    var current = stat()
    return lstat(path, &current) == 0 && current.st_dev == status.st_dev && current.st_ino == status.st_ino
      && current.st_size == status.st_size && current.changeTimes == status.changeTimes
  }
}
