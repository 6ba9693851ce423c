/// How many columns of a terminal a text takes: https://www.unicode.org/reports/tr11/
extension String {
  var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension Character {
  /// 0, 1 or 2 for nearly all; a letter may have a mark beside it.
  var columns: Int {
    if isASCII { return 1 }
    // A family, a flag or a keycap is one emoji, whatever it is made of.
    if unicodeScalars.contains(where: { $0 == "\u{FE0F}" || $0.properties.isEmojiPresentation }) { return 2 }
    return unicodeScalars.reduce(0) { $0 + $1.columns }
  }
}

extension Unicode.Scalar {
  fileprivate var columns: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: 0
    default:
      // Vowels and final consonants of a Korean syllable join its first consonant.
      if (0x1160...0x11FF).contains(value) { 0 } else { isWide ? 2 : 1 }
    }
  }

  /// Whether the character is as wide as a Chinese one (East_Asian_Width is W or F).
  private var isWide: Bool {
    guard value >= 0x1100 else { return false }
    return Unicode.Scalar.wide.contains { $0.contains(value) }
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
    0x1F200...0x1F2FF, 0x20000...0x3FFFD,
  ]
}
