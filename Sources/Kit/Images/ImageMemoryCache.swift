import Foundation

/// Keeps decoded pictures up to a number of bytes; those not used for longest go first.
final class ImageMemoryCache: @unchecked Sendable {
  private struct Entry {
    let bitmap: Bitmap
    var lastUse: Int
  }

  // `lock` guards everything below.
  private let lock = NSLock()
  private let byteLimit: Int
  private var entries: [ImageRequest: Entry] = [:]
  private var byteCount = 0
  private var uses = 0

  init(byteLimit: Int) {
    self.byteLimit = byteLimit
  }

  /// The bytes of all pictures kept; never more than the limit.
  var size: Int {
    lock.lock()
    defer { lock.unlock() }
    return byteCount
  }

  func bitmap(for request: ImageRequest) -> Bitmap? {
    lock.lock()
    defer { lock.unlock() }
    uses += 1
    entries[request]?.lastUse = uses
    return entries[request]?.bitmap
  }

  func insert(_ bitmap: Bitmap, for request: ImageRequest) {
    lock.lock()
    defer { lock.unlock() }
    remove(request)
    let size = bitmap.pixels.count
    guard size <= byteLimit else { return }
    while byteCount + size > byteLimit, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      remove(oldest.key)
    }
    uses += 1
    entries[request] = Entry(bitmap: bitmap, lastUse: uses)
    byteCount += size
  }

  func removeAll() {
    lock.lock()
    defer { lock.unlock() }
    entries = [:]
    byteCount = 0
  }

  private func remove(_ request: ImageRequest) {
    guard let entry = entries.removeValue(forKey: request) else { return }
    byteCount -= entry.bitmap.pixels.count
  }
}
