import Foundation

/// Pictures as files: the ones that were asked for lately are kept, up to a number of bytes, as to draw one takes
/// a hundred times as long as to send it.
final class PictureFiles: @unchecked Sendable {
  /// One picture, encoded.
  struct File: Sendable {
    /// The PNG.
    let data: Data
    /// Changes with the data.
    let tag: String
  }

  private struct Entry {
    let file: File
    var lastUse: Int
  }

  private let byteLimit: Int
  // Guards everything below: that is what makes the class Sendable. Nothing is drawn while it is held.
  private let lock = NSLock()
  private var entries: [Picture: Entry] = [:]
  private var bytes = 0
  private var uses = 0

  /// Keeps at most so many bytes.
  init(byteLimit: Int = 16 << 20) {
    self.byteLimit = byteLimit
  }

  /// The file of a picture, drawn now if it is not kept.
  func file(of picture: Picture) throws -> File {
    if let kept = kept(picture) { return kept }
    let data = try PNGEncoder.encode(picture.canvas)
    let file = File(data: data, tag: Seed(data).text)
    keep(file, of: picture)
    return file
  }

  /// How many bytes are kept.
  var keptBytes: Int { locked { bytes } }

  private func kept(_ picture: Picture) -> File? {
    locked {
      uses += 1
      entries[picture]?.lastUse = uses
      return entries[picture]?.file
    }
  }

  private func keep(_ file: File, of picture: Picture) {
    locked {
      // Another thread may have drawn it meanwhile.
      guard entries[picture] == nil, file.data.count <= byteLimit else { return }
      entries[picture] = Entry(file: file, lastUse: uses)
      bytes += file.data.count
      while bytes > byteLimit, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
        entries[oldest.key] = nil
        bytes -= oldest.value.file.data.count
      }
    }
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }
}
