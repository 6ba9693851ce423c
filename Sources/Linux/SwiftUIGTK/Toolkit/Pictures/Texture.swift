import CGTK
import Foundation

/// A picture in pixels, ready to be drawn.
@MainActor
package final class Texture {
  /// Why data could not be shown as a picture.
  package struct Unreadable: Error, CustomStringConvertible {
    package let description: String
  }

  package let reference: GObjectReference

  /// Decodes a PNG, JPEG, TIFF or GIF file (its first frame), or another format that gdk-pixbuf knows.
  package init(encoded data: Data) throws {
    let bytes = data.gBytes
    defer { g_bytes_unref(bytes) }
    var error: UnsafeMutablePointer<GError>?
    guard let texture = gdk_texture_new_from_bytes(bytes, &error) else {
      defer { g_clear_error(&error) }
      throw Unreadable(description: error.map { String(cString: $0.pointee.message) } ?? "not a picture")
    }
    reference = GObjectReference(adopting: UnsafeMutableRawPointer(texture))
  }

  /// Takes pixels of four bytes, row by row from the top: red, green, blue and alpha, the colours multiplied by alpha.
  ///
  /// - Returns: `nil` when there are not `width * height` of them.
  package init?(rgba: Data, width: Int, height: Int) {
    guard width > 0, height > 0, rgba.count == width * height * 4 else { return nil }
    let bytes = rgba.gBytes
    defer { g_bytes_unref(bytes) }
    let texture = gdk_memory_texture_new(
      Int32(width), Int32(height), GDK_MEMORY_R8G8B8A8_PREMULTIPLIED, bytes, gsize(width * 4))
    guard let texture else { return nil }
    reference = GObjectReference(adopting: UnsafeMutableRawPointer(texture))
  }

  package var width: Int { Int(gdk_texture_get_width(reference.opaque)) }
  package var height: Int { Int(gdk_texture_get_height(reference.opaque)) }
}

extension Data {
  fileprivate var gBytes: OpaquePointer? {
    withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
  }
}

extension Texture {
  /// How a picture takes its place.
  package enum Scaling: Hashable, Sendable {
    /// In both directions, whatever the proportions.
    case stretch
    /// All of it to be seen, in the middle.
    case fit
    /// All of the place covered, the rest cut off.
    case fill
  }

  /// How pixels between pixels are made up.
  package enum Filter: Hashable, Sendable {
    case linear
    /// The nearest one is taken: for bar codes and pixel art.
    case nearest
  }

  /// Where the picture lies when it takes a place.
  package func frame(in rect: CGRect, _ scaling: Scaling) -> CGRect {
    let horizontal = rect.width / CGFloat(width)
    let vertical = rect.height / CGFloat(height)
    let scale: CGFloat
    switch scaling {
    case .stretch: return rect
    case .fit: scale = min(horizontal, vertical)
    case .fill: scale = max(horizontal, vertical)
    }
    let size = CGSize(width: CGFloat(width) * scale, height: CGFloat(height) * scale)
    return CGRect(
      x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
  }
}

extension Snapshot {
  /// Draws a picture in a place.
  package func draw(
    _ texture: Texture, in rect: CGRect, _ scaling: Texture.Scaling = .stretch,
    filter: Texture.Filter = .linear
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    let frame = texture.frame(in: rect, scaling)
    guard scaling == .fill else { return append(texture, in: frame, filter) }
    clipped(to: .rect(rect)) { $0.append(texture, in: frame, filter) }
  }

  private func append(_ texture: Texture, in frame: CGRect, _ filter: Texture.Filter) {
    switch filter {
    case .linear:
      var bounds = graphene_rect_t(frame)
      gtk_snapshot_append_texture(pointer, texture.reference.opaque, &bounds)
    case .nearest:
      withCairo(in: frame) { context in
        let surface = texture.makeSurface()
        defer { cairo_surface_destroy(surface) }
        cairo_translate(context, frame.minX, frame.minY)
        cairo_scale(
          context, frame.width / CGFloat(texture.width), frame.height / CGFloat(texture.height))
        cairo_set_source_surface(context, surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
        cairo_paint(context)
      }
    }
  }

  /// Draws what `body` draws in one colour, of its own only the transparency: for template pictures.
  package func tinted(_ color: RGBA, _ body: @MainActor (Snapshot) -> Void) {
    // The colour comes from the offset alone, the alpha from the picture.
    var matrix = graphene_matrix_t()
    let factors: [Float] = [Float](repeating: 0, count: 15) + [Float(color.alpha)]
    graphene_matrix_init_from_float(&matrix, factors)
    var offset = graphene_vec4_t()
    graphene_vec4_init(&offset, Float(color.red), Float(color.green), Float(color.blue), 0)
    gtk_snapshot_push_color_matrix(pointer, &matrix, &offset)
    body(self)
    gtk_snapshot_pop(pointer)
  }
}

extension Texture {
  fileprivate func makeSurface() -> OpaquePointer? {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    cairo_surface_flush(surface)
    if let data = cairo_image_surface_get_data(surface) {
      gdk_texture_download(reference.opaque, data, gsize(cairo_image_surface_get_stride(surface)))
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }
}
