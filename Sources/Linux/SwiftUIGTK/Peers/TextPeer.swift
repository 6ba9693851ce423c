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

/// A text that is set and drawn by Pango, and that assistive technology knows as a label.
///
/// Not a `GtkLabel`: measuring one that may wrap costs ten times as much.
@MainActor
final class TextPeer: GTKPeer {
  private let canvas = Canvas(cssName: "label", role: GTK_ACCESSIBLE_ROLE_LABEL)
  private unowned let element: Element
  private let layout: TextLayout
  private var ideal: TextLayout.Metrics?
  private var room = TextLayout.Room()
  private var fitted: TextLayout.Room?

  init(_ element: Element, _ content: TextContent) {
    self.element = element
    layout = TextLayout(content.textRuns, like: canvas.widget)
    room.lineLimit = content.lineLimit
    canvas.snapshot = { [weak self] in self?.draw(on: $0) }
  }

  var widget: WidgetPointer { canvas.widget }

  func measure(_ proposal: ProposedSize) -> CGSize {
    let ideal = idealMetrics
    guard let width = proposal.width, width < ideal.size.width else { return ideal.size }
    // What a stack asks to learn how flexible a text is: less than a letter. Breaking the text at each letter would be
    // costly and of no use.
    let line = ideal.size.height / CGFloat(max(1, ideal.lineCount))
    guard width >= line else { return CGSize(width: min(ideal.size.width, line), height: line) }
    var narrow = room
    narrow.width = width
    return fit(narrow).size
  }

  private var idealMetrics: TextLayout.Metrics {
    if let ideal { return ideal }
    let new = fit(room)
    ideal = new
    return new
  }

  private func fit(_ room: TextLayout.Room) -> TextLayout.Metrics {
    fitted = room
    return layout.fit(room)
  }

  func placed(size: CGSize) {
    var room = room
    if size.width < idealMetrics.size.width { room.width = size.width }
    if room != fitted { _ = fit(room) }
  }

  private func draw(on snapshot: Snapshot) {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
    snapshot.draw(
      layout.pointer, at: .zero,
      color: RGBA(
        red: Double(color.red), green: Double(color.green), blue: Double(color.blue), alpha: Double(color.alpha)))
  }

  func update(from old: any ElementContent) {
    guard let content = element.content as? TextContent else { return }
    layout.replace(content.textRuns)
    room.lineLimit = content.lineLimit
    ideal = nil
    fitted = nil
    canvas.invalidateDrawing()
  }

  func remove() {}
}
