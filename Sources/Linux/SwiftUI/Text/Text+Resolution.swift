import Foundation

extension Text {
  /// The text in the language, the calendar and the fonts of an environment.
  package func resolved(in context: TextContext) -> StyledText {
    var styled = StyledText()
    append(to: &styled, in: context, outer: TextAttributes())
    return styled
  }

  /// Whether the text changes while time passes, so that a host must resolve it anew.
  package var followsClock: Bool {
    runs.contains { run in
      switch run.content {
      case .date(_, let style): style.followsClock
      case .localized(let key, _, _): key.texts.contains(where: \.followsClock)
      case .verbatim, .image, .dates: false
      }
    }
  }

  private func append(to styled: inout StyledText, in context: TextContext, outer: TextAttributes) {
    for run in runs {
      let attributes = run.attributes.filled(from: outer)
      let style = attributes.style(in: context)
      switch run.content {
      case .verbatim(let string):
        styled.append(context.cased(string), style)
      case .localized(let key, let tableName, let bundle):
        for piece in key.pieces(tableName: tableName, bundle: bundle, in: context) {
          switch piece {
          case .string(let string): styled.append(context.cased(string), style)
          case .text(let text): text.append(to: &styled, in: context, outer: attributes)
          }
        }
      case .image(let image):
        styled.append(image, style)
      case .date(let date, let dateStyle):
        styled.append(context.cased(dateStyle.string(for: date, in: context)), style)
      case .dates(let interval):
        styled.append(context.cased(interval.string(in: context)), style)
      }
    }
  }
}

extension TextAttributes {
  fileprivate func style(in context: TextContext) -> StyledText.Style {
    var font = self.font ?? context.font
    if let weight { font = font.weight(weight) }
    if isBold { font = font.bold() }
    if isItalic { font = font.italic() }
    return StyledText.Style(
      font: font, color: color,
      underline: underline.flatMap { $0.isActive ? $0 : nil },
      strikethrough: strikethrough.flatMap { $0.isActive ? $0 : nil },
      kerning: tracking ?? kerning ?? 0, baselineOffset: baselineOffset ?? 0)
  }
}

extension TextContext {
  fileprivate func cased(_ string: String) -> String {
    switch textCase {
    case nil: string
    case .uppercase: string.uppercased(with: locale)
    case .lowercase: string.lowercased(with: locale)
    }
  }
}
