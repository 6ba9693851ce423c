import CGTK
import Foundation
import SwiftUI

extension TextContent: WidgetContent {
  package func makePeer(for element: Element, in host: GTKHost) -> any GTKPeer {
    TextPeer(element, self)
  }

  /// The runs as the toolkit sets them.
  var textRuns: [TextRun] {
    text.runs.map { run in
      let font = run.style.font.resolved(sizeCategory: sizeCategory, legibilityWeight: legibilityWeight)
      var style = TextStyle()
      style.size = font.size
      style.weight = font.weight
      style.isItalic = font.isItalic
      style.hasTabularDigits = font.hasMonospacedDigits
      style.letterSpacing = run.style.kerning
      style.rise = run.style.baselineOffset
      return TextRun(run.string, style)
    }
  }
}

/// A text as a `GtkLabel`.
@MainActor
final class TextPeer: GTKPeer {
  private let label: TextLabel
  private unowned let element: Element
  private var ideal: CGSize?

  init(_ element: Element, _ content: TextContent) {
    self.element = element
    label = TextLabel()
    show(content)
  }

  var widget: WidgetPointer { label.widget }

  private func show(_ content: TextContent) {
    ideal = nil
    label.runs = content.textRuns
    label.lineLimit = content.lineLimit
  }

  func measure(_ proposal: ProposedSize) -> CGSize {
    let ideal = self.ideal ?? label.size()
    self.ideal = ideal
    guard let width = proposal.width, width < ideal.width else { return ideal }
    return label.size(width: width)
  }

  func update(from old: any ElementContent) {
    if let content = element.content as? TextContent { show(content) }
  }

  func remove() {}
}
