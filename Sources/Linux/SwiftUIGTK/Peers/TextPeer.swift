import CGTK
import Foundation
import SwiftUI

extension TextContent: WidgetContent {
  package func makePeer(for element: Element, in host: GTKHost) -> any GTKPeer {
    TextPeer(element, self, in: host)
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
  private var room: TextLayout.Room
  private var setting = TextSetting.wanted
  private var ideal: TextLayout.Metrics?
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
    guard !content.text.runs.isEmpty else { return .zero }
    let ideal = idealMetrics
    if let width = proposal.width, width < ideal.size.width {
      // What a stack asks to learn how flexible a text is: less than a letter. Breaking the text at each letter would be
      // costly and of no use.
      let line = ideal.size.height / CGFloat(max(1, ideal.lineCount))
      let least = content.lineLimit == 1 ? line : line / 2
      guard width >= least else { return CGSize(width: min(ideal.size.width, least), height: line) }
    }
    return settle(in: proposal).size
  }

  /// Sets the text in the room that is offered: as it wants to be, else as large as it fits.
  @discardableResult
  private func settle(in proposal: ProposedSize) -> TextLayout.Metrics {
    var metrics = fit(proposal, .wanted)
    guard metrics.isTruncated else { return metrics }
    for setting in content.tighterSettings {
      metrics = fit(proposal, setting)
      if !metrics.isTruncated { break }
    }
    return metrics
  }

  private func fit(_ proposal: ProposedSize, _ setting: TextSetting) -> TextLayout.Metrics {
    let ideal = idealMetrics
    use(setting)
    var room = room
    if let width = proposal.width, width < ideal.size.width || needsWidth(ideal) { room.width = width }
    let metrics = setting == .wanted && room == self.room ? ideal : fit(room)
    guard let height = proposal.height, height < metrics.size.height, metrics.lineCount > 1 else {
      return room == self.room ? fit(room) : metrics
    }
    room.height = height
    return fit(room)
  }

  /// Whether lines must know where the other side is.
  private func needsWidth(_ metrics: TextLayout.Metrics) -> Bool {
    metrics.lineCount > 1 && (room.alignment != .leading || room.isRightToLeft)
  }

  private var idealMetrics: TextLayout.Metrics {
    if let ideal { return ideal }
    use(.wanted)
    let new = fit(room)
    ideal = new
    return new
  }

  private func use(_ setting: TextSetting) {
    guard self.setting != setting else { return }
    self.setting = setting
    layout.replace(content.textRuns(in: host, setting))
    fitted = nil
  }

  @discardableResult
  private func fit(_ room: TextLayout.Room) -> TextLayout.Metrics {
    if let fitted, fitted.room == room { return fitted.metrics }
    let metrics = layout.fit(room)
    fitted = (room, metrics)
    return metrics
  }

  func placed(size: CGSize) {
    settle(in: ProposedSize(size))
  }

  func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    guard !content.text.runs.isEmpty else { return nil }
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
    for (image, frame) in zip(content.images, layout.objectFrames) where frame.width > 0 {
      snapshot.transformed([.translate(x: frame.minX, y: frame.minY)]) { snapshot in
        image.draw(element, size: frame.size, on: snapshot) { _ in }
      }
    }
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
    setting = .wanted
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
