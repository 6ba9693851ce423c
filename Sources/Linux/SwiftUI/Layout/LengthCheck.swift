import Foundation

/// What a length of an app is used for.
enum LengthKind {
  /// A size: finite, at least zero.
  case size
  /// A limit of a size: at least zero.
  case limit
  /// Any finite distance.
  case distance
}

extension Element {
  /// A length that layout can work with: `nil` for what is no number, zero for a negative size. The developer is told once.
  func checked(_ length: CGFloat?, as kind: LengthKind, of modifier: String) -> CGFloat? {
    guard let length else { return nil }
    let isUsable = !length.isNaN && (length.isFinite || kind == .limit && length > 0)
    let isNegative = kind != .distance && length < 0
    guard !isUsable || isNegative else { return length }
    tree.logOnce("\(modifier): \(length) is not a length to work with.")
    return isNegative ? 0 : nil
  }
}
