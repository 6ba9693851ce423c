import CGTK
import Foundation
import SwiftUI

/// What of a row is drawn: the edge of its card, the line below it and the signs at its sides. Style sheets do the rest.
extension ListRowContent: DrawnContent {
  package func draw(_ element: Element, size: CGSize, on snapshot: Snapshot, _ inside: (Snapshot) -> Void) {
    inside(snapshot)
    if look == .insetGrouped { drawEdge(of: size, on: snapshot) }
    drawLine(of: size, on: snapshot)
    guard let host = element.tree.host as? GTKHost else { return }
    if isEditing {
      if delete != nil { draw(.minus, in: deletionSlot(in: size), on: snapshot, host) }
      if move != nil { draw(.grip, in: trailingSlot(in: size), on: snapshot, host) }
    } else if showsDisclosure {
      draw(.chevron, in: trailingSlot(in: size), on: snapshot, host)
    }
  }

  // MARK: Edge and line

  /// A card is as wide as its rows; each draws its part of the card's edge.
  @MainActor
  private func drawEdge(of size: CGSize, on snapshot: Snapshot) {
    let radius = look.cornerRadius
    let whole = CGRect(origin: .zero, size: size)
    // What reaches out of the row belongs to the rows above and below.
    let card = CGRect(
      x: 0, y: isFirst ? 0 : -2 * radius, width: size.width,
      height: size.height + (isFirst ? 0 : 2 * radius) + (isLast ? 0 : 2 * radius))
    snapshot.clipped(to: .rect(whole)) { snapshot in
      snapshot.stroke(
        .rounded(card.insetBy(dx: 0.5, dy: 0.5), CGSize(width: radius, height: radius)),
        with: .color(RGBA(red: 0, green: 0, blue: 0, alpha: 0.07)), Pen(width: 1))
    }
  }

  @MainActor
  private func drawLine(of size: CGSize, on snapshot: Snapshot) {
    guard let separatorInset else { return }
    let line = CGRect(
      x: isRightToLeft ? 0 : separatorInset, y: size.height - 1,
      width: max(0, size.width - separatorInset), height: 1)
    snapshot.fill(.rect(line), with: .color(SystemTheme.separator))
  }

  // MARK: Signs

  /// The square of the sign that deletes the row, while rows are edited.
  func deletionSlot(in size: CGSize) -> CGRect {
    square(22, in: size, isLeft: !isRightToLeft)
  }

  /// The square of the sign that leads on, or of the one that moves the row while rows are edited.
  func trailingSlot(in size: CGSize) -> CGRect {
    square(16, in: size, isLeft: isRightToLeft)
  }

  private func square(_ side: CGFloat, in size: CGSize, isLeft: Bool) -> CGRect {
    let inset: CGFloat = 14
    let x = isLeft ? inset : size.width - inset - side
    return CGRect(x: x, y: (size.height - side) / 2, width: side, height: side)
  }

  @MainActor
  private func draw(_ sign: RowSign, in square: CGRect, on snapshot: Snapshot, _ host: GTKHost) {
    guard let drawing = sign.drawing else { return }
    var color = host.resolve(sign.color, in: colorScheme)
    color.alpha *= (sign.isFaint ? 0.4 : 1) * (isEnabled ? 1 : 0.5)
    snapshot.draw(
      drawing, in: square, color: color, mirrored: isRightToLeft)
  }
}

/// A sign at the side of a row.
@MainActor
private struct RowSign {
  let drawing: SymbolDrawing?
  let color: Color
  let isFaint: Bool

  private init(_ name: String, _ color: Color, isFaint: Bool) {
    drawing =
      if case .drawing(let drawing) = SymbolTable.standard.symbol(named: name) { drawing } else { nil }
    self.color = color
    self.isFaint = isFaint
  }

  static let chevron = RowSign("chevron.right", .primary, isFaint: true)
  static let grip = RowSign("line.horizontal.3", .primary, isFaint: true)
  static let minus = RowSign("minus.circle.fill", .red, isFaint: false)
}
