import CGTK
import Foundation
import SwiftUI

extension TextContent: WidgetContent {
  package func makePeer(for element: Element, in host: GTKHost) -> any GTKPeer {
    TextPeer(element, self, in: host)
  }

  /// The runs as the toolkit sets them.
  @MainActor
  func textRuns(in host: GTKHost) -> [TextRun] {
    text.runs.map { run in
      let font = run.style.font.resolved(
        sizeCategory: sizeCategory, legibilityWeight: legibilityWeight, baseSize: host.baseFontSize)
      var style = TextStyle(font)
      style.letterSpacing = run.style.kerning
      style.rise = run.style.baselineOffset
      style.color = (run.style.color ?? color).map { host.resolve($0, in: colorScheme) }
      style.underline = run.style.underline.map { line(in: $0, host) }
      style.strikethrough = run.style.strikethrough.map { line(in: $0, host) }
      return TextRun(run.string, style)
    }
  }

  @MainActor
  private func line(in line: TextLine, _ host: GTKHost) -> TextStyle.Line {
    line.color.map { .colored(host.resolve($0, in: colorScheme)) } ?? .plain
  }

  /// The room that the environment leaves a text, whatever the layout offers.
  var room: TextLayout.Room {
    var room = TextLayout.Room(lineLimit: lineLimit, lineSpacing: lineSpacing)
    room.truncation =
      switch truncationMode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    room.alignment =
      switch alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    return room
  }
}

extension TextStyle {
  init(_ font: ResolvedFont) {
    self.init()
    size = font.size
    weight = font.weight
    isItalic = font.isItalic
    isSmallCaps = !font.smallCapitals.isEmpty
    hasTabularDigits = font.hasMonospacedDigits
    family =
      switch font.family {
      case .system(.monospaced): .monospaced
      case .system(.serif): .serif
      case .system(.rounded): .rounded
      case .system(.default): nil
      case .named(let name): .named(name)
      }
  }
}

/// A text that is set and drawn by Pango, and that assistive technology knows as a label.
///
/// Not a `GtkLabel`: measuring one that may wrap costs ten times as much.
@MainActor
final class TextPeer: GTKPeer {
  private let canvas: Canvas
  private unowned let element: Element
  private unowned let host: GTKHost
  private let layout: TextLayout
  private var content: TextContent
  private var ideal: TextLayout.Metrics?
  private var room: TextLayout.Room
  private var fitted: (room: TextLayout.Room, metrics: TextLayout.Metrics)?

  init(_ element: Element, _ content: TextContent, in host: GTKHost) {
    self.element = element
    self.host = host
    self.content = content
    canvas = Canvas(cssName: "label", role: GTK_ACCESSIBLE_ROLE_LABEL)
    layout = TextLayout(content.textRuns(in: host), like: canvas.widget)
    room = content.room
    canvas.snapshot = { [weak self] in self?.draw(on: $0) }
    accessibilityChanged()
  }

  var widget: WidgetPointer { canvas.widget }

  // MARK: Layout

  func measure(_ proposal: ProposedSize) -> CGSize {
    let ideal = idealMetrics
    var room = room
    if let width = proposal.width, width < ideal.size.width {
      // What a stack asks to learn how flexible a text is: less than a letter. Breaking the text at each letter would be
      // costly and of no use.
      let line = ideal.size.height / CGFloat(max(1, ideal.lineCount))
      guard width >= line else { return CGSize(width: min(ideal.size.width, line), height: line) }
      room.width = width
    }
    let metrics = room == self.room ? ideal : fit(room)
    guard let height = proposal.height, height < metrics.size.height, metrics.lineCount > 1 else {
      return metrics.size
    }
    room.height = height
    return fit(room).size
  }

  private var idealMetrics: TextLayout.Metrics {
    if let ideal { return ideal }
    let new = fit(room)
    ideal = new
    return new
  }

  @discardableResult
  private func fit(_ room: TextLayout.Room) -> TextLayout.Metrics {
    if let fitted, fitted.room == room { return fitted.metrics }
    let metrics = layout.fit(room)
    fitted = (room, metrics)
    return metrics
  }

  func placed(size: CGSize) {
    var placed = room
    if size.width < idealMetrics.size.width || (room.alignment != .leading && idealMetrics.lineCount > 1) {
      placed.width = size.width
    }
    let metrics = fit(placed)
    guard size.height < metrics.size.height, metrics.lineCount > 1 else { return }
    placed.height = size.height
    fit(placed)
  }

  func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    placed(size: size)
    return fitted.map { ($0.metrics.firstBaseline, $0.metrics.lastBaseline) }
  }

  // MARK: Looks

  private func draw(on snapshot: Snapshot) {
    let color =
      content.color.map { host.resolve($0, in: content.colorScheme) }
      ?? (content.colorScheme == host.colorScheme
        ? canvas.foreground : host.resolve(.primary, in: content.colorScheme))
    guard !content.isRedacted else { return drawBars(on: snapshot, color) }
    snapshot.draw(layout.pointer, at: .zero, color: color)
  }

  /// Bars in place of lines that are not yet known or not to be seen.
  private func drawBars(on snapshot: Snapshot, _ color: RGBA) {
    let size = element.frame.size
    let count = max(1, fitted?.metrics.lineCount ?? 1)
    let line = size.height / CGFloat(count)
    for index in 0..<count {
      let width = index > 0 && index == count - 1 ? size.width * 0.6 : size.width
      let bar = CGRect(x: 0, y: (CGFloat(index) + 0.18) * line, width: width, height: line * 0.64)
      var faded = color
      faded.alpha *= 0.16
      snapshot.fill(.rounded(bar, CGSize(width: 4, height: 4)), with: .color(faded))
    }
  }

  func update(from old: any ElementContent) {
    guard let new = element.content as? TextContent else { return }
    content = new
    layout.replace(new.textRuns(in: host))
    room = new.room
    ideal = nil
    fitted = nil
    canvas.invalidateDrawing()
    accessibilityChanged()
  }

  func accessibilityChanged() {
    canvas.describe(element)
  }

  func remove() {}
}
