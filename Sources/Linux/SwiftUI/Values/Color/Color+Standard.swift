extension Color {
  /// Red.
  nonisolated public static let red = Color(.system(.red))
  /// Orange.
  nonisolated public static let orange = Color(.system(.orange))
  /// Yellow.
  nonisolated public static let yellow = Color(.system(.yellow))
  /// Green.
  nonisolated public static let green = Color(.system(.green))
  /// Blue.
  nonisolated public static let blue = Color(.system(.blue))
  /// Purple.
  nonisolated public static let purple = Color(.system(.purple))
  /// Pink.
  nonisolated public static let pink = Color(.system(.pink))
  /// White.
  nonisolated public static let white = Color(.system(.white))
  /// Grey.
  nonisolated public static let gray = Color(.system(.gray))
  /// Black.
  nonisolated public static let black = Color(.system(.black))
  /// No colour at all.
  nonisolated public static let clear = Color(.system(.clear))
  /// The colour of text.
  nonisolated public static let primary = Color(.system(.primary))
  /// The colour of text that matters less.
  nonisolated public static let secondary = Color(.system(.secondary))
  /// The colour of what can be touched.
  nonisolated public static var accentColor: Color { Color(.accent) }
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color.red }
  /// Orange.
  public static var orange: Color { Color.orange }
  /// Yellow.
  public static var yellow: Color { Color.yellow }
  /// Green.
  public static var green: Color { Color.green }
  /// Blue.
  public static var blue: Color { Color.blue }
  /// Purple.
  public static var purple: Color { Color.purple }
  /// Pink.
  public static var pink: Color { Color.pink }
  /// White.
  public static var white: Color { Color.white }
  /// Grey.
  public static var gray: Color { Color.gray }
  /// Black.
  public static var black: Color { Color.black }
  /// No colour at all.
  public static var clear: Color { Color.clear }
}
