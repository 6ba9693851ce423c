/// Chance that is the same on every run: a number made of a text (FNV-1a, then mixed as in SplitMix64).
struct Seed {
  /// All bits depend on all characters.
  let value: UInt64

  /// The seed of a text.
  init(_ text: String) {
    self.init(text.utf8)
  }

  /// The seed of bytes.
  init(_ bytes: some Sequence<UInt8>) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    hash = (hash ^ (hash >> 30)) &* 0xbf58_476d_1ce4_e5b9
    hash = (hash ^ (hash >> 27)) &* 0x94d0_49bb_1331_11eb
    value = hash ^ (hash >> 31)
  }

  /// A number from 0 to `limit` - 1.
  func below(_ limit: Int) -> Int { Int(value % UInt64(limit)) }

  /// Eight hexadecimal digits.
  var hex: String { Seed.digits(UInt64(UInt32(truncatingIfNeeded: value)), count: 8) }

  /// Sixteen hexadecimal digits, all of the value.
  var text: String { Seed.digits(value, count: 16) }

  private static func digits(_ value: UInt64, count: Int) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: count - digits.count) + digits
  }
}
