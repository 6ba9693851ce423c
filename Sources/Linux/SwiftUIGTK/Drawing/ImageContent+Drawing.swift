import CGTK
import Foundation
import SwiftUI

extension ImageContent: DrawnContent {
  package func draw(_ element: Element, size: CGSize, on snapshot: Snapshot, _ inside: (Snapshot) -> Void) {
    guard let host = element.tree.host as? GTKHost, size.width > 0, size.height > 0 else { return }
    let rect = CGRect(origin: .zero, size: size)
    guard !isRedacted else {
      var gray = host.resolve(.primary, in: colorScheme)
      gray.alpha = 0.12
      return snapshot.fill(.rect(rect), with: .color(gray))
    }
    let color = host.foreground(color, of: element, in: colorScheme)
    switch image.storage {
    case .symbol(let name): drawSymbol(name, in: rect, color, on: snapshot, host)
    case .asset, .bitmap:
      guard let picture = host.textures.picture(of: self) else { return }
      if image.isTemplate {
        snapshot.tinted(color) { draw(picture, in: rect, on: $0) }
      } else {
        draw(picture, in: rect, on: snapshot)
      }
    }
  }

  @MainActor
  private func draw(_ picture: Picture, in rect: CGRect, on snapshot: Snapshot) {
    let filter: Texture.Filter = image.interpolation == .none ? .nearest : .linear
    func draw(in rect: CGRect, on snapshot: Snapshot) { snapshot.draw(picture, in: rect, filter) }
    guard let resizing = image.resizing else { return draw(in: rect, on: snapshot) }
    guard resizing.capInsets == EdgeInsets() else {
      for slice in Slice.slices(of: size, insets: resizing.capInsets, over: rect) {
        snapshot.clipped(to: .rect(slice.target)) { draw(in: slice.frame(of: size), on: $0) }
      }
      return
    }
    switch resizing.mode {
    case .stretch: draw(in: rect, on: snapshot)
    case .tile:
      let tile = CGRect(origin: .zero, size: size)
      snapshot.tiled(tile, over: rect) { draw(in: tile, on: $0) }
    }
  }

  /// Draws a symbol in the middle, as large as it fits.
  @MainActor
  private func drawSymbol(
    _ name: String, in rect: CGRect, _ color: RGBA, on snapshot: Snapshot, _ host: GTKHost
  ) {
    let side = min(rect.width, rect.height)
    let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    switch SymbolTable.standard.symbol(named: name) {
    case .themeIcon(let icon):
      let found = Icon(
        named: icon, size: max(16, Int(side.rounded())), scale: host.scaleFactor,
        direction: isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
      if let found { snapshot.draw(found, in: square, color: color) }
    case .drawing(let drawing):
      snapshot.draw(
        drawing, in: square, color: color, boldness: boldness,
        mirrored: isRightToLeft && drawing.flipsForRightToLeft)
    }
  }
}

extension ImageContent {
  /// How thick the lines of symbols are for the weight of the text beside, over those for regular text.
  fileprivate var boldness: CGFloat {
    weight <= 400 ? 0.5 + CGFloat(weight) / 800 : 1 + CGFloat(weight - 400) / 700
  }
}

extension Snapshot {
  /// Draws a symbol of ours in a square.
  func draw(
    _ drawing: SymbolDrawing, in square: CGRect, color: RGBA, boldness: CGFloat = 1, mirrored: Bool
  ) {
    var opaque = color
    opaque.alpha = 1
    let hasHoles = drawing.layers.contains(where: \.isErasing)
    withOpacity(color.alpha) { snapshot in
      snapshot.withCairo(in: square) { context in
        cairo_translate(context, square.minX + (mirrored ? square.width : 0), square.minY)
        let scale = square.width / SymbolDrawing.side
        cairo_scale(context, mirrored ? -scale : scale, scale)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        // What erases must not reach through to what is behind the symbol.
        if hasHoles { cairo_push_group(context) }
        for layer in drawing.layers {
          cairo_set_operator(context, layer.isErasing ? CAIRO_OPERATOR_CLEAR : CAIRO_OPERATOR_OVER)
          cairo_set_source_rgba(context, opaque.red, opaque.green, opaque.blue, 1)
          layer.outline.append(to: context)
          switch layer.paint {
          case .fill: cairo_fill(context)
          case .stroke(let width):
            cairo_set_line_width(context, width * boldness)
            cairo_stroke(context)
          }
        }
        if hasHoles {
          cairo_set_operator(context, CAIRO_OPERATOR_OVER)
          cairo_pop_group_to_source(context)
          cairo_paint(context)
        }
      }
    }
  }
}

extension Outline {
  fileprivate func append(to context: OpaquePointer) {
    for element in elements {
      switch element {
      case .move(let end): cairo_move_to(context, end.x, end.y)
      case .line(let end): cairo_line_to(context, end.x, end.y)
      case .curve(let first, let second, let end):
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: cairo_close_path(context)
      }
    }
  }
}
