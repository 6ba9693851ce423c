import Foundation

extension EnvironmentValues {
  /// The font of text that names none.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// How many lines a text may take.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// Points between the lines of a text.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// How far text may shrink to fit.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// Where the lines of a text begin.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set { self[MultilineTextAlignmentKey.self] = newValue }
  }

  /// Where a text that is too long is cut.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// Whether letters may move together to fit.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  /// Whether letters are made large or small.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// Whether fields leave misspellings alone.
  public var disableAutocorrection: Bool? {
    get { self[DisableAutocorrectionKey.self] }
    set { self[DisableAutocorrectionKey.self] = newValue }
  }

  /// How large body text is at the size category `large`, in points.
  package var baseFontSize: CGFloat {
    get { self[BaseFontSizeKey.self] }
    set { self[BaseFontSizeKey.self] = newValue }
  }

  /// The colour of text and symbols; `nil` is the system's.
  package var foregroundColor: Color? {
    get { self[ForegroundColorKey.self] }
    set { self[ForegroundColorKey.self] = newValue }
  }

  /// The colour of controls; `nil` is the system's.
  package var accentColor: Color? {
    get { self[AccentColorKey.self] }
    set { self[AccentColorKey.self] = newValue }
  }
}

private enum FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

private enum LineLimitKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

private enum LineSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

private enum MinimumScaleFactorKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}

private enum MultilineTextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}

private enum TruncationModeKey: EnvironmentKey {
  static var defaultValue: Text.TruncationMode { .tail }
}

private enum AllowsTighteningKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum TextCaseKey: EnvironmentKey {
  static var defaultValue: Text.Case? { nil }
}

private enum DisableAutocorrectionKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

private enum BaseFontSizeKey: EnvironmentKey {
  static var defaultValue: CGFloat { 17 }
}

private enum ForegroundColorKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

private enum AccentColorKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}
