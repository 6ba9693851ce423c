import Foundation

/// A place in a result, as text that means nothing to a client.
///
/// The real marks are base64 and hold `+`, `/` and `=`, which a client has to percent-encode. Every one of ours
/// holds all three, so that a client that does not is found out at once. Only the start is a plain `*`.
struct CursorMark: Hashable {
  /// How many products come before the place.
  let offset: Int
  private static let start: [UInt8] = [0xFB, 0xFF, 0xBF]
  private static let maximalOffset = 100_000_000

  /// The place before the first product.
  static let beginning = CursorMark(offset: 0)

  /// The place after so many products.
  init(offset: Int) {
    self.offset = offset
  }

  /// Reads a mark that was given out, or `*`, the start; `nil` for anything else.
  init?(_ text: String) {
    guard text != CursorMark.beginning.text else {
      self = .beginning
      return
    }
    guard let data = Data(base64Encoded: text), data.starts(with: CursorMark.start),
      let offset = Int(
        String(decoding: data.dropFirst(CursorMark.start.count).prefix { $0 != 0 }, as: UTF8.self)),
      (0...CursorMark.maximalOffset).contains(offset), text == CursorMark(offset: offset).text
    else { return nil }
    self.init(offset: offset)
  }

  /// The mark as it is sent.
  var text: String {
    guard offset > 0 else { return "*" }
    var bytes = CursorMark.start + Array(String(offset).utf8)
    // A length that needs padding.
    repeat { bytes.append(0) } while bytes.count.isMultiple(of: 3)
    return Data(bytes).base64EncodedString()
  }
}
