import CGTK
import Foundation

/// An area to fill, stroke or clip to.
package enum Figure: Sendable {
  case rect(CGRect)
  /// A rectangle with elliptic corners; the radii are cut to what fits.
  case rounded(CGRect, CGSize)
  case path([PathStep], evenOdd: Bool = false)

  package static func ellipse(_ rect: CGRect) -> Figure {
    .rounded(rect, CGSize(width: rect.width / 2, height: rect.height / 2))
  }
}

/// One step of a path.
package enum PathStep: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case curve(CGPoint, control1: CGPoint, control2: CGPoint)
  case close
}

extension Figure {
  /// The figure as GTK's rounded rectangle, unless it is a path.
  var roundedRect: GskRoundedRect? {
    switch self {
    case .rect(let rect): return GskRoundedRect(rect, radii: .zero)
    case .rounded(let rect, let radii): return GskRoundedRect(rect, radii: radii)
    case .path: return nil
    }
  }

  /// Adds the figure to a cairo context as its current path.
  func append(to context: OpaquePointer) {
    switch self {
    case .rect(let rect):
      cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    case .rounded(let rect, let radii):
      Figure.appendRounded(rect, radii, to: context)
    case .path(let steps, let evenOdd):
      cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      for step in steps {
        switch step {
        case .move(let point): cairo_move_to(context, point.x, point.y)
        case .line(let point): cairo_line_to(context, point.x, point.y)
        case .curve(let end, let control1, let control2):
          cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
        case .close: cairo_close_path(context)
        }
      }
    }
  }

  private static func appendRounded(_ rect: CGRect, _ radii: CGSize, to context: OpaquePointer) {
    let width = min(radii.width, rect.width / 2)
    let height = min(radii.height, rect.height / 2)
    guard width > 0, height > 0 else {
      return cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    }
    let corners = [
      (rect.maxX - width, rect.minY + height), (rect.maxX - width, rect.maxY - height),
      (rect.minX + width, rect.maxY - height), (rect.minX + width, rect.minY + height),
    ]
    cairo_new_sub_path(context)
    for (index, (x, y)) in corners.enumerated() {
      let start = Double(index - 1) * .pi / 2
      cairo_save(context)
      cairo_translate(context, x, y)
      cairo_scale(context, width, height)
      cairo_arc(context, 0, 0, 1, start, start + .pi / 2)
      cairo_restore(context)
    }
    cairo_close_path(context)
  }

  /// The smallest rectangle around all that the figure covers; a path's is that of its points, controls included.
  package var bounds: CGRect {
    switch self {
    case .rect(let rect), .rounded(let rect, _): return rect
    case .path(let steps, _):
      let points = steps.flatMap { step -> [CGPoint] in
        switch step {
        case .move(let point), .line(let point): return [point]
        case .curve(let end, let control1, let control2): return [control1, control2, end]
        case .close: return []
        }
      }
      guard let first = points.first else { return .zero }
      return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    }
  }
}

extension graphene_rect_t {
  init(_ rect: CGRect) {
    self.init(
      origin: graphene_point_t(x: Float(rect.minX), y: Float(rect.minY)),
      size: graphene_size_t(width: Float(rect.width), height: Float(rect.height)))
  }
}

extension GskRoundedRect {
  init(_ rect: CGRect, radii: CGSize) {
    let corner = graphene_size_t(
      width: Float(min(radii.width, rect.width / 2)), height: Float(min(radii.height, rect.height / 2)))
    self.init(bounds: graphene_rect_t(rect), corner: (corner, corner, corner, corner))
  }
}
