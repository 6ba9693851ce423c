import CGTK
import Foundation

/// How a picture is drawn upon another one.
package enum Composition: Hashable, Sendable {
  /// Mixes the colours by one of GTK's modes.
  case blend(GskBlendMode)
  /// Combines the pictures, opacity included, by one of cairo's operators.
  case combine(cairo_operator_t)
  /// Keeps of the lower picture what the upper one covers.
  case mask
}

extension Snapshot {
  /// Changes each colour that `body` draws: a part of the new one is the sum of the parts of the old one times the factors
  /// of its column, plus an offset.
  package func recolored(factors: [[Double]], offset: [Double], _ body: @MainActor (Snapshot) -> Void) {
    guard factors.count == 4, offset.count == 4 else { return body(self) }
    var matrix = graphene_matrix_t()
    graphene_matrix_init_from_float(&matrix, factors.flatMap { $0.map(Float.init) })
    var sum = graphene_vec4_t()
    graphene_vec4_init(&sum, Float(offset[0]), Float(offset[1]), Float(offset[2]), Float(offset[3]))
    gtk_snapshot_push_color_matrix(pointer, &matrix, &sum)
    body(self)
    gtk_snapshot_pop(pointer)
  }

  /// Draws one picture upon another one.
  package func composed(
    _ composition: Composition, bottom: @MainActor (Snapshot) -> Void, top: @MainActor (Snapshot) -> Void
  ) {
    switch composition {
    case .blend(let mode):
      gtk_snapshot_push_blend(pointer, mode)
      bottom(self)
      gtk_snapshot_pop(pointer)
      top(self)
      gtk_snapshot_pop(pointer)
    case .mask:
      let bottom = RenderNode(bottom)
      let top = RenderNode(top)
      guard let bounds = bottom.bounds, top.bounds != nil else { return }
      withCairo(in: bounds) { context in
        cairo_push_group(context)
        top.draw(on: context)
        let mask = cairo_pop_group(context)
        defer { cairo_pattern_destroy(mask) }
        cairo_push_group(context)
        bottom.draw(on: context)
        cairo_pop_group_to_source(context)
        cairo_mask(context, mask)
      }
    case .combine(let combination):
      let bottom = RenderNode(bottom)
      let top = RenderNode(top)
      guard let bounds = bottom.bounds.map({ below in top.bounds.map(below.union) ?? below }) ?? top.bounds
      else { return }
      withCairo(in: bounds) { context in
        cairo_push_group(context)
        bottom.draw(on: context)
        cairo_push_group(context)
        top.draw(on: context)
        cairo_pop_group_to_source(context)
        cairo_set_operator(context, combination)
        cairo_paint(context)
        cairo_pop_group_to_source(context)
        cairo_paint(context)
      }
    }
  }
}

/// What was drawn into a snapshot of its own; it may be nothing.
@MainActor
private final class RenderNode {
  private nonisolated(unsafe) let node: OpaquePointer?

  init(_ body: @MainActor (Snapshot) -> Void) {
    let snapshot = gtk_snapshot_new()
    if let snapshot { body(Snapshot(pointer: snapshot)) }
    node = snapshot.flatMap { gtk_snapshot_free_to_node($0) }
  }

  deinit {
    if let node { gsk_render_node_unref(node) }
  }

  var bounds: CGRect? {
    guard let node else { return nil }
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(node, &bounds)
    return CGRect(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height))
  }

  func draw(on context: OpaquePointer) {
    if let node { gsk_render_node_draw(node, context) }
  }
}
