import CGTK
import Foundation

/// A picture of a widget as it is on the screen.
@MainActor
package struct Capture {
  package let width: Int
  package let height: Int
  private let texture: GObjectReference
  private let bytes: [UInt8]

  /// - Parameter ground: What is seen where the widget draws nothing.
  /// - Returns: `nil` for a widget that is not yet drawn in a window.
  package init?(of widget: WidgetPointer, on ground: RGBA = .clear) {
    let paintable = GObjectReference(adopting: UnsafeMutableRawPointer(gtk_widget_paintable_new(widget)))
    // The widget's own width and height are without its border, which a window without a compositor has.
    let width = gdk_paintable_get_intrinsic_width(paintable.opaque)
    let height = gdk_paintable_get_intrinsic_height(paintable.opaque)
    guard width > 0, height > 0, let native = gtk_widget_get_native(widget),
      let renderer = gtk_native_get_renderer(native),
      let texture = Self.render(paintable, width, height, ground, renderer)
    else { return nil }
    self.texture = texture
    self.width = Int(width)
    self.height = Int(height)
    var bytes = [UInt8](repeating: 0, count: Int(width) * Int(height) * 4)
    gdk_texture_download(texture.opaque, &bytes, gsize(width) * 4)
    self.bytes = bytes
  }

  private static func render(
    _ paintable: GObjectReference, _ width: Int32, _ height: Int32, _ ground: RGBA, _ renderer: OpaquePointer
  ) -> GObjectReference? {
    let whole = CGRect(x: 0, y: 0, width: Int(width), height: Int(height))
    var texture: GObjectReference?
    Snapshot.withNode({ snapshot in
      // A widget that draws nothing would leave no node.
      snapshot.fill(.rect(whole), with: .color(ground))
      gdk_paintable_snapshot(paintable.opaque, snapshot.pointer, Double(width), Double(height))
    }) { node in
      var bounds = graphene_rect_t(whole)
      guard let rendered = gsk_renderer_render_texture(renderer, node, &bounds) else { return }
      texture = GObjectReference(adopting: UnsafeMutableRawPointer(rendered))
    }
    return texture
  }

  /// The colour at a point in pixels from the top left corner, `nil` outside of the picture.
  package func pixel(x: Int, y: Int) -> RGBA? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    // Cairo's order in memory on little-endian machines, premultiplied.
    let offset = (y * width + x) * 4
    let alpha = Double(bytes[offset + 3]) / 255
    guard alpha > 0 else { return .clear }
    func part(_ index: Int) -> Double { Double(bytes[offset + index]) / 255 / alpha }
    return RGBA(red: part(2), green: part(1), blue: part(0), alpha: alpha)
  }

  /// The picture as a PNG file.
  package var png: Data {
    let bytes = gdk_texture_save_to_png_bytes(texture.opaque)
    defer { g_bytes_unref(bytes) }
    var size: gsize = 0
    guard let start = g_bytes_get_data(bytes, &size) else { return Data() }
    return Data(bytes: start, count: Int(size))
  }
}
