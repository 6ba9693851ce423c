import Foundation

extension Text: _PrimitiveView {}

extension Text: ElementView {
  @MainActor package func configure(_ element: Element, in environment: EnvironmentValues) {
    element.tree.clock.show(self, in: element, environment)
    element.show(TextContent(self, in: environment, at: element.tree.clock.now()))
    element.arrange(by: LeafLayout())
  }

  @MainActor package func isSame(as other: Text) -> Bool { self == other }
}

/// A text with everything that its environment says about it.
package struct TextContent: ElementContent {
  package static let kind = "Text"

  package var text: StyledText
  /// The images of the runs that have one, in order.
  package var images: [ImageContent]
  package var color: Color?
  package var minimumScaleFactor: CGFloat
  package var allowsTightening: Bool
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

  package init(_ text: Text, in environment: EnvironmentValues, at now: Date = Date()) {
    self.text = text.resolved(in: TextContext(environment, at: now)).accented(in: environment)
    images = self.text.runs.compactMap { run in
      run.image.map { ImageContent($0, font: run.style.font, color: run.style.color, in: environment) }
    }
    color = environment.foregroundColor?.accented(in: environment)
    minimumScaleFactor = environment.minimumScaleFactor
    allowsTightening = environment.allowsTightening
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
  package init(_ environment: EnvironmentValues, at now: Date = Date()) {
    self.init(
      locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone, now: now,
      font: environment.font ?? .body, textCase: environment.textCase,
      bundles: environment.localizationBundles + [.main])
  }
}

extension StyledText {
  /// The text with the accent colour of its surroundings.
  fileprivate func accented(in environment: EnvironmentValues) -> StyledText {
    guard environment.accentColor != nil else { return self }
    return mapStyles { style in
      style.color = style.color?.accented(in: environment)
      style.underline = style.underline?.accented(in: environment)
      style.strikethrough = style.strikethrough?.accented(in: environment)
    }
  }
}

extension TextLine {
  fileprivate func accented(in environment: EnvironmentValues) -> TextLine {
    var copy = self
    copy.color = color?.accented(in: environment)
    return copy
  }
}
