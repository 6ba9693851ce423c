import CGTK
import Foundation
import SwiftUI

/// Takes the place of pages where there is no WebKit: says so, and each load fails.
@MainActor
final class MissingWebEngine: WidgetWebEngine {
  var handlers = WebPageHandlers()
  var textScale = 1.0
  private let reason: String
  private let canvas: Canvas
  private let text: TextCanvas
  private var lastLoad = 0

  private static let margin: CGFloat = 24

  init(_ reason: String) {
    self.reason = reason
    let text = TextCanvas([TextRun(reason)])
    text.room.alignment = .center
    self.text = text
    canvas = Canvas()
    // A place for a page may be as small as it likes.
    canvas.measure = { _, _ in Canvas.Extent(minimum: 0, natural: 0) }
    canvas.allocate = { [weak canvas] width, height in
      let room = CGSize(width: max(0, CGFloat(width) - 2 * Self.margin), height: CGFloat(height))
      let size = text.fit(width: room.width, height: room.height).size
      canvas?.place(
        text.widget, at: CGPoint(x: Self.margin, y: max(0, (room.height - size.height) / 2)),
        size: CGSize(width: room.width, height: size.height))
    }
    canvas.setChildren([text.widget])
  }

  var widget: WidgetPointer { canvas.widget }

  func perform(_ command: WebPageCommand) {
    guard case .load(let url) = command else { return }
    lastLoad += 1
    handlers.load?(lastLoad, .started(url))
    handlers.load?(
      lastLoad, .failed(WebLoadFailure(category: .unavailable, url: url, message: reason)))
  }

  func close() {
    handlers = WebPageHandlers()
  }
}
