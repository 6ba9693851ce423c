extension Glyph {
  /// The form of a symbol, as the end of its name says.
  enum Form: String, CaseIterable {
    // The longer of two endings goes first.
    case circleFill = ".circle.fill"
    case squareFill = ".square.fill"
    case slashFill = ".slash.fill"
    case badgeFill = ".badge.fill"
    case fillBadgePlus = ".fill.badge.plus"
    case fillBadgeMinus = ".fill.badge.minus"
    case badgePlus = ".badge.plus"
    case badgeMinus = ".badge.minus"
    case badgeCross = ".badge.xmark"
    case badgeCheck = ".badge.checkmark"
    case badge = ".badge"
    case circle = ".circle"
    case square = ".square"
    case slash = ".slash"
    case fill = ".fill"
    case plain = ""
  }
}
