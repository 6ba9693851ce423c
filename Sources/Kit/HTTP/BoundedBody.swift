import Foundation

/// Collects a body as it arrives and refuses what goes beyond a limit.
struct BoundedBody {
  /// The largest number of bytes.
  let limit: Int
  /// What arrived; never more than `limit` bytes.
  private(set) var data = Data()

  /// An empty body with a limit in bytes.
  init(limit: Int) {
    self.limit = limit
  }

  /// Adds bytes; or adds none and returns `false` when they would go beyond the limit.
  mutating func append(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count <= limit - data.count else { return false }
    data.append(contentsOf: bytes)
    return true
  }
}
