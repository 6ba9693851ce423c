import CGTK
import Foundation
import SwiftUI

/// A picture and one line of text, beside or below it, as buttons of bars show them.
@MainActor
final class PictureLabel {
  /// The pictures' side and the distance to the text, in points.
  struct Metrics {
    var side: CGFloat
    var spacing: CGFloat
    var isStacked: Bool
  }

  var metrics: Metrics
  /// Draws the picture in a square, in a colour.
  var picture: (@MainActor (Snapshot, CGRect, RGBA) -> Void)?
  private let layout: TextLayout
  private var text = ""
  private var textSize = CGSize.zero

  init(_ metrics: Metrics, like widget: WidgetPointer) {
    self.metrics = metrics
    layout = TextLayout([], like: widget)
  }

  /// - Parameters:
  ///   - size: Of the font, in pixels; `nil` for that of the style sheet.
  ///   - weight: As in ``TextStyle``.
  func show(_ text: String, size: Double? = nil, weight: Int) {
    self.text = text
    var style = TextStyle()
    style.size = size
    style.weight = weight
    layout.replace(text.isEmpty ? [] : [TextRun(text, style)])
  }

  /// The size with all of the text, or as much of it as fits a width; the picture always remains.
  func size(within width: CGFloat?) -> CGSize {
    let side = picture == nil ? 0 : metrics.side
    guard !text.isEmpty else { return CGSize(width: side, height: side) }
    let beside = metrics.isStacked || side == 0 ? 0 : side + metrics.spacing
    textSize = layout.fit(.init(lineLimit: 1)).size
    if let width, width < beside + textSize.width {
      // An ellipsis and two letters are the least that is worth the room.
      let free = width - beside
      guard free >= 2 * textSize.height else {
        textSize = .zero
        return CGSize(width: metrics.isStacked ? min(width, side) : side, height: side)
      }
      textSize = layout.fit(.init(width: free, lineLimit: 1)).size
    }
    return metrics.isStacked
      ? CGSize(
        width: max(side, textSize.width), height: side + (side > 0 ? metrics.spacing : 0) + textSize.height)
      : CGSize(width: beside + textSize.width, height: max(side, textSize.height))
  }

  /// Draws it in the middle of a rectangle.
  func draw(in rect: CGRect, color: RGBA, isMirrored: Bool, on snapshot: Snapshot) {
    let whole = size(within: rect.width)
    let side = picture == nil ? 0 : metrics.side
    var image = CGRect(x: rect.midX - whole.width / 2, y: rect.midY - side / 2, width: side, height: side)
    var origin = CGPoint(x: rect.midX + whole.width / 2 - textSize.width, y: rect.midY - textSize.height / 2)
    if metrics.isStacked {
      image.origin = CGPoint(x: rect.midX - side / 2, y: rect.midY - whole.height / 2)
      origin = CGPoint(x: rect.midX - textSize.width / 2, y: rect.midY + whole.height / 2 - textSize.height)
    } else if isMirrored {
      image.origin.x = rect.midX + whole.width / 2 - side
      origin.x = rect.midX - whole.width / 2
    }
    picture?(snapshot, image, color)
    if textSize.width > 0 { snapshot.draw(layout.pointer, at: origin, color: color) }
  }
}
