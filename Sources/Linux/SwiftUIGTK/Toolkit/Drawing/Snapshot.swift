import CGTK
import Foundation

/// What a widget looks like, recorded step by step. Valid only during the call that hands it out.
@MainActor
package struct Snapshot {
  package let pointer: OpaquePointer

  /// Draws a child at the place it was given.
  package func draw(_ child: WidgetPointer, of parent: WidgetPointer) {
    gtk_widget_snapshot_child(parent, child, pointer)
  }

  /// Draws all children in their order.
  package func drawChildren(of parent: WidgetPointer) {
    var next = gtk_widget_get_first_child(parent)
    while let child = next {
      draw(child, of: parent)
      next = gtk_widget_get_next_sibling(child)
    }
  }

  /// Draws a `PangoLayout` with its top left corner at a point.
  package func draw(_ layout: OpaquePointer, at point: CGPoint, color: RGBA) {
    transformed([.translate(x: point.x, y: point.y)]) { inner in
      var color = color.gdk
      gtk_snapshot_append_layout(inner.pointer, layout, &color)
    }
  }

  /// Draws what `body` draws, recorded on its own, into a cairo context: for what GTK has no node for.
  func withCairo(in bounds: CGRect, _ body: @MainActor (OpaquePointer) -> Void) {
    var rect = graphene_rect_t(bounds)
    guard let context = gtk_snapshot_append_cairo(pointer, &rect) else { return }
    body(context)
    cairo_destroy(context)
  }

  /// Lends what `body` draws as a render node, unless it draws nothing.
  static func withNode(_ body: @MainActor (Snapshot) -> Void, _ use: @MainActor (OpaquePointer) -> Void) {
    let inner = gtk_snapshot_new()
    guard let inner else { return }
    body(Snapshot(pointer: inner))
    guard let node = gtk_snapshot_free_to_node(inner) else { return }
    use(node)
    gsk_render_node_unref(node)
  }
}

// MARK: Layers

extension Snapshot {
  /// Moves, turns or scales all that `body` draws.
  package func transformed(_ steps: [TransformStep], _ body: @MainActor (Snapshot) -> Void) {
    gtk_snapshot_save(pointer)
    let transform = steps.gskTransform
    gtk_snapshot_transform(pointer, transform)
    gsk_transform_unref(transform)
    body(self)
    gtk_snapshot_restore(pointer)
  }

  /// Blends all that `body` draws as one picture.
  package func withOpacity(_ opacity: Double, _ body: @MainActor (Snapshot) -> Void) {
    guard opacity < 1 else { return body(self) }
    gtk_snapshot_push_opacity(pointer, max(0, opacity))
    body(self)
    gtk_snapshot_pop(pointer)
  }

  /// Blurs all that `body` draws. The radius is CSS's: twice the standard deviation.
  package func blurred(radius: Double, _ body: @MainActor (Snapshot) -> Void) {
    guard radius > 0 else { return body(self) }
    gtk_snapshot_push_blur(pointer, radius)
    body(self)
    gtk_snapshot_pop(pointer)
  }

  /// Puts a shadow behind all that `body` draws, in the shape of what it draws.
  package func shadowed(
    color: RGBA, radius: Double, offset: CGSize, _ body: @MainActor (Snapshot) -> Void
  ) {
    var shadow = GskShadow(
      color: color.gdk, dx: Float(offset.width), dy: Float(offset.height), radius: Float(radius))
    gtk_snapshot_push_shadow(pointer, &shadow, 1)
    body(self)
    gtk_snapshot_pop(pointer)
  }

  /// Draws what `body` draws in a rectangle as often as it takes to cover another one.
  package func tiled(_ tile: CGRect, over rect: CGRect, _ body: @MainActor (Snapshot) -> Void) {
    guard tile.width > 0, tile.height > 0 else { return }
    var bounds = graphene_rect_t(rect)
    var tile = graphene_rect_t(tile)
    gtk_snapshot_push_repeat(pointer, &bounds, &tile)
    body(self)
    gtk_snapshot_pop(pointer)
  }

  /// Cuts off all that `body` draws outside a figure.
  package func clipped(to figure: Figure, _ body: @MainActor (Snapshot) -> Void) {
    switch figure {
    case .rect(let rect):
      var bounds = graphene_rect_t(rect)
      gtk_snapshot_push_clip(pointer, &bounds)
      body(self)
      gtk_snapshot_pop(pointer)
    case .rounded(let rect, let radii):
      var outline = GskRoundedRect(rect, radii: radii)
      gtk_snapshot_push_rounded_clip(pointer, &outline)
      body(self)
      gtk_snapshot_pop(pointer)
    case .path:
      Self.withNode(body) { node in
        withCairo(in: figure.bounds) { context in
          figure.append(to: context)
          cairo_clip(context)
          gsk_render_node_draw(node, context)
        }
      }
    }
  }
}
