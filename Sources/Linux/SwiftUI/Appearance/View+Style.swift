import Foundation

extension View {
  /// The colour of text, symbols and shapes inside; `nil` is the system's.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundColor, color)
  }

  /// The colour of controls inside; `nil` is the system's.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    environment(\.accentColor, accentColor)
  }

  /// The font of text inside that names none.
  nonisolated public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// How many lines each text inside may take; `nil` for as many as it needs.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number.map { max(1, $0) })
  }

  /// The space between lines of text inside, in points.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, max(0, lineSpacing))
  }

  /// Where the lines of a text of several lines begin.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Where a text is cut that has not enough room.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// How far text may shrink to fit, from 0 to 1.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, min(max(factor, 0), 1))
  }

  /// Whether letters may move together to fit.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Whether the letters of text inside are made large or small.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  /// Whether controls inside cannot be used. A control is disabled if anything around it is.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }

  /// Hides content for a reason, such as bars in place of text that is not yet there.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    modifier(RedactionModifier(reasons: reason))
  }

  /// Shows content in spite of a redaction around it.
  nonisolated public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Whether the view is shown light or dark.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}

nonisolated private struct DisabledModifier: EnvironmentModifier, Equatable {
  typealias Body = Never
  let isDisabled: Bool

  @MainActor func modify(_ environment: inout EnvironmentValues) {
    if isDisabled { environment.isEnabled = false }
  }
}

nonisolated private struct RedactionModifier: EnvironmentModifier, Equatable {
  typealias Body = Never
  let reasons: RedactionReasons

  @MainActor func modify(_ environment: inout EnvironmentValues) {
    environment.redactionReasons.formUnion(reasons)
  }
}
