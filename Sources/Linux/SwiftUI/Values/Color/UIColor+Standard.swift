extension UIColor {
  /// Black.
  public class var black: UIColor { UIColor(.fixed(ResolvedColor(hex: 0x000000))) }
  /// White.
  public class var white: UIColor { UIColor(.fixed(ResolvedColor(hex: 0xFFFFFF))) }
  /// No colour at all.
  public class var clear: UIColor { UIColor(.system(.clear)) }
  /// A grey, half way to white.
  public class var gray: UIColor { UIColor(Color(white: 0.5).source) }
  /// A grey, two thirds of the way to white.
  public class var lightGray: UIColor { UIColor(Color(white: 2.0 / 3).source) }
  /// A grey, a third of the way to white.
  public class var darkGray: UIColor { UIColor(Color(white: 1.0 / 3).source) }
  /// Pure red.
  public class var red: UIColor { UIColor(.fixed(ResolvedColor(hex: 0xFF0000))) }
  /// Pure green.
  public class var green: UIColor { UIColor(.fixed(ResolvedColor(hex: 0x00FF00))) }
  /// Pure blue.
  public class var blue: UIColor { UIColor(.fixed(ResolvedColor(hex: 0x0000FF))) }
  /// Red and half as much green.
  public class var orange: UIColor { UIColor(.fixed(ResolvedColor(red: 1, green: 0.5, blue: 0))) }
}

extension UIColor {
  /// Red, as the system's own.
  public class var systemRed: UIColor { UIColor(.system(.red)) }
  /// Green, as the system's own.
  public class var systemGreen: UIColor { UIColor(.system(.green)) }
  /// Blue, as the system's own.
  public class var systemBlue: UIColor { UIColor(.system(.blue)) }
  /// Orange, as the system's own.
  public class var systemOrange: UIColor { UIColor(.system(.orange)) }
  /// Yellow, as the system's own.
  public class var systemYellow: UIColor { UIColor(.system(.yellow)) }
  /// Pink, as the system's own.
  public class var systemPink: UIColor { UIColor(.system(.pink)) }
  /// Purple, as the system's own.
  public class var systemPurple: UIColor { UIColor(.system(.purple)) }
  /// Teal, as the system's own.
  public class var systemTeal: UIColor { UIColor(.system(.teal)) }
  /// Indigo, as the system's own.
  public class var systemIndigo: UIColor { UIColor(.system(.indigo)) }
  /// The system's grey.
  public class var systemGray: UIColor { UIColor(.system(.gray)) }
  /// A grey nearer to the background.
  public class var systemGray2: UIColor { UIColor(.system(.systemGray2)) }
  /// A grey still nearer to the background.
  public class var systemGray3: UIColor { UIColor(.system(.systemGray3)) }
  /// A grey for borders.
  public class var systemGray4: UIColor { UIColor(.system(.systemGray4)) }
  /// A grey for what is pressed.
  public class var systemGray5: UIColor { UIColor(.system(.systemGray5)) }
  /// The grey nearest to the background.
  public class var systemGray6: UIColor { UIColor(.system(.systemGray6)) }
  /// The colour of text.
  public class var label: UIColor { UIColor(.system(.primary)) }
  /// The colour of text that matters less.
  public class var secondaryLabel: UIColor { UIColor(.system(.secondary)) }
  /// The colour of text that matters still less.
  public class var tertiaryLabel: UIColor { UIColor(.system(.tertiaryLabel)) }
  /// The colour of text that hardly matters.
  public class var quaternaryLabel: UIColor { UIColor(.system(.quaternaryLabel)) }
  /// The colour of links.
  public class var link: UIColor { UIColor(.system(.link)) }
  /// The colour of the hint in an empty field.
  public class var placeholderText: UIColor { UIColor(.system(.placeholderText)) }
  /// The colour of thin lines that let something through.
  public class var separator: UIColor { UIColor(.system(.separator)) }
  /// The colour of thin lines.
  public class var opaqueSeparator: UIColor { UIColor(.system(.opaqueSeparator)) }
  /// Behind everything.
  public class var systemBackground: UIColor { UIColor(.system(.systemBackground)) }
  /// Behind groups on the background.
  public class var secondarySystemBackground: UIColor { UIColor(.system(.secondarySystemBackground)) }
  /// Behind groups within groups.
  public class var tertiarySystemBackground: UIColor { UIColor(.system(.tertiarySystemBackground)) }
  /// Behind grouped lists.
  public class var systemGroupedBackground: UIColor { UIColor(.system(.systemGroupedBackground)) }
  /// Behind the rows of grouped lists.
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(.system(.secondarySystemGroupedBackground))
  }
  /// Behind groups within rows.
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(.system(.tertiarySystemGroupedBackground))
  }
  /// A film over small things.
  public class var systemFill: UIColor { UIColor(.system(.systemFill)) }
  /// A film over things of middle size.
  public class var secondarySystemFill: UIColor { UIColor(.system(.secondarySystemFill)) }
  /// A film over large things.
  public class var tertiarySystemFill: UIColor { UIColor(.system(.tertiarySystemFill)) }
  /// A film over the largest things.
  public class var quaternarySystemFill: UIColor { UIColor(.system(.quaternarySystemFill)) }
}
