#if canImport(CPixbuf)
  import CPixbuf
  import Foundation
  import XCTest

  /// Writes JPEG files, the left half red and the right half blue.
  enum JPEG {
    static func file(width: Int, height: Int, orientation: UInt8? = nil) throws -> Data {
      let picture = try XCTUnwrap(
        gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height)))
      defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
      gdk_pixbuf_fill(picture, 0xFF00_00FF)
      let half = Int32(width / 2)
      let right = try XCTUnwrap(
        gdk_pixbuf_new_subpixbuf(picture, half, 0, Int32(width) - half, Int32(height)))
      defer { g_object_unref(UnsafeMutableRawPointer(right)) }
      gdk_pixbuf_fill(right, 0x0000_FFFF)
      var buffer: UnsafeMutablePointer<gchar>?
      var length: gsize = 0
      XCTAssertNotEqual(
        gdk_pixbuf_save_to_bufferv(picture, &buffer, &length, "jpeg", nil, nil, nil), 0)
      let bytes = Data(bytes: try XCTUnwrap(buffer), count: Int(length))
      g_free(buffer)
      return orientation.map { bytes.prefix(2) + exif($0) + bytes.dropFirst(2) } ?? bytes
    }

    /// The segment that says how the picture is to be turned.
    private static func exif(_ orientation: UInt8) -> Data {
      let content: [UInt8] =
        Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
        + [0, 0, 0, 0]
      return Data([0xFF, 0xE1, 0, UInt8(content.count + 2)] + content)
    }
  }
#endif
