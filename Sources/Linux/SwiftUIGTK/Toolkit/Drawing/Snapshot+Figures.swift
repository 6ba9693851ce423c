import CGTK
import Foundation

extension Snapshot {
  /// Fills a figure.
  package func fill(_ figure: Figure, with paint: Paint) {
    switch figure {
    case .rect(let rect): append(paint, in: rect)
    case .rounded(let rect, _): clipped(to: figure) { $0.append(paint, in: rect) }
    case .path:
      draw(with: paint, in: figure.bounds) { context in
        figure.append(to: context)
        cairo_fill(context)
      }
    }
  }

  /// Draws the outline of a figure, half of its width on either side.
  package func stroke(_ figure: Figure, with paint: Paint, _ pen: Pen) {
    if case .color(let color) = paint, pen.dash.isEmpty, pen.join == .miter || figure.isRound,
      let outline = figure.outline(outset: pen.width / 2)
    {
      return appendBorder(outline, width: pen.width, color: color)
    }
    // A mitre reaches out by its limit at most.
    let reach = pen.width / 2 * (pen.join == .miter ? max(1, pen.miterLimit) : 1.5)
    draw(with: paint, in: figure.bounds.insetBy(dx: -reach, dy: -reach)) { context in
      figure.append(to: context)
      pen.apply(to: context)
      cairo_stroke(context)
    }
  }

  /// Draws only the shadow of a rectangle, plain or rounded, outside of it. Paths: see ``shadowed(color:radius:offset:_:)``.
  package func dropShadow(
    of figure: Figure, color: RGBA, radius: Double, offset: CGSize = .zero, spread: Double = 0
  ) {
    guard var outline = figure.roundedRect else { return }
    var color = color.gdk
    gtk_snapshot_append_outset_shadow(
      pointer, &outline, &color, Float(offset.width), Float(offset.height), Float(spread), Float(radius))
  }

  private func append(_ paint: Paint, in rect: CGRect) {
    var bounds = graphene_rect_t(rect)
    switch paint {
    case .color(let color):
      var color = color.gdk
      gtk_snapshot_append_color(pointer, &color, &bounds)
    case .linear(let stops, let start, let end):
      let stops = stops.gsk
      var from = graphene_point_t(start)
      var to = graphene_point_t(end)
      gtk_snapshot_append_linear_gradient(pointer, &bounds, &from, &to, stops, gsize(stops.count))
    case .radial(let stops, let center, let startRadius, let endRadius):
      guard endRadius > startRadius, endRadius > 0 else { return }
      let stops = stops.gsk
      var center = graphene_point_t(center)
      gtk_snapshot_append_radial_gradient(
        pointer, &bounds, &center, Float(endRadius), Float(endRadius), Float(startRadius / endRadius), 1,
        stops, gsize(stops.count))
    case .conic(let stops, let center, let degrees):
      let stops = stops.gsk
      var center = graphene_point_t(center)
      // Cairo draws a disc that need not reach the corners, so it gets more room than is seen.
      let reach = rect.width + rect.height
      var room = graphene_rect_t(rect.insetBy(dx: -reach, dy: -reach))
      gtk_snapshot_push_clip(pointer, &bounds)
      // GTK counts from twelve o'clock.
      gtk_snapshot_append_conic_gradient(
        pointer, &room, &center, Float(degrees + 90), stops, gsize(stops.count))
      gtk_snapshot_pop(pointer)
    }
  }

  private func appendBorder(_ outline: GskRoundedRect, width: Double, color: RGBA) {
    var outline = outline
    let widths = [Float](repeating: Float(width), count: 4)
    let colors = [GdkRGBA](repeating: color.gdk, count: 4)
    gtk_snapshot_append_border(pointer, &outline, widths, colors)
  }

  /// Lets `body` fill or stroke in cairo, with the paint as its source.
  private func draw(with paint: Paint, in bounds: CGRect, _ body: @MainActor (OpaquePointer) -> Void) {
    if case .color(let color) = paint {
      return withCairo(in: bounds) { context in
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
        body(context)
      }
    }
    Self.withNode({ $0.append(paint, in: bounds) }) { node in
      withCairo(in: bounds) { context in
        cairo_push_group(context)
        gsk_render_node_draw(node, context)
        cairo_pop_group_to_source(context)
        body(context)
      }
    }
  }
}

extension graphene_point_t {
  fileprivate init(_ point: CGPoint) { self.init(x: Float(point.x), y: Float(point.y)) }
}

extension [Paint.Stop] {
  /// GTK wants at least two stops, in rising order.
  fileprivate var gsk: [GskColorStop] {
    var last: Float = 0
    let stops = map { stop in
      last = Swift.min(1, Swift.max(last, Float(stop.location)))
      return GskColorStop(offset: last, color: stop.color.gdk)
    }
    guard stops.count < 2 else { return stops }
    let color = stops.first?.color ?? RGBA.clear.gdk
    return [GskColorStop(offset: 0, color: color), GskColorStop(offset: 1, color: color)]
  }
}

extension Figure {
  fileprivate var isRound: Bool {
    if case .rounded = self { return true }
    return false
  }

  /// The outer edge of an outline that reaches so far outside; none for a path.
  fileprivate func outline(outset: Double) -> GskRoundedRect? {
    switch self {
    case .path: return nil
    case .rect(let rect): return GskRoundedRect(rect.insetBy(dx: -outset, dy: -outset), radii: .zero)
    case .rounded(let rect, let radii):
      let width = min(radii.width, rect.width / 2)
      let height = min(radii.height, rect.height / 2)
      return GskRoundedRect(
        rect.insetBy(dx: -outset, dy: -outset),
        radii: CGSize(width: width + outset, height: height + outset))
    }
  }
}

extension Pen {
  fileprivate func apply(to context: OpaquePointer) {
    cairo_set_line_width(context, width)
    cairo_set_miter_limit(context, miterLimit)
    cairo_set_dash(context, dash, Int32(dash.count), dashPhase)
    switch cap {
    case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
    }
    switch join {
    case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
    }
  }
}
