extension Text: _PrimitiveView {}

extension Text: ElementView {
  @MainActor package func configure(_ element: Element, in environment: EnvironmentValues) {
    element.show(TextContent(self, in: environment))
    element.arrange(by: LeafLayout())
  }

  @MainActor package func isSame(as other: Text) -> Bool { self == other }
}

/// A text with everything that its environment says about it.
package struct TextContent: ElementContent {
  package static let kind = "Text"

  package var text: StyledText
  package var color: Color?
  package var lineLimit: Int?
  package var lineSpacing: CGFloat
  package var alignment: TextAlignment
  package var truncationMode: Text.TruncationMode
  package var sizeCategory: ContentSizeCategory
  package var legibilityWeight: LegibilityWeight?
  package var colorScheme: ColorScheme
  package var isRightToLeft: Bool
  package var isEnabled: Bool
  /// Whether bars stand in place of the letters.
  package var isRedacted: Bool

  package init(_ text: Text, in environment: EnvironmentValues) {
    self.text = text.resolved(in: TextContext(environment))
    color = environment.foregroundColor
    lineLimit = environment.lineLimit
    lineSpacing = environment.lineSpacing
    alignment = environment.multilineTextAlignment
    truncationMode = environment.truncationMode
    sizeCategory = environment.sizeCategory
    legibilityWeight = environment.legibilityWeight
    colorScheme = environment.colorScheme
    isRightToLeft = environment.layoutDirection == .rightToLeft
    isEnabled = environment.isEnabled
    isRedacted = environment.redactionReasons.contains(.placeholder)
  }

  package var details: [String] { ["\"\(text.plain)\""] }
  package var label: String? { isRedacted ? nil : text.plain }
  package var role: AccessibilityRole { .staticText }
}

extension TextContext {
  /// What an environment says about the reading of a text.
  package init(_ environment: EnvironmentValues) {
    self.init(
      locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone,
      font: environment.font ?? .body, textCase: environment.textCase)
  }
}
