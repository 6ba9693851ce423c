#if canImport(CPixbuf)
  import CPixbuf
  import Foundation

  extension ImageDecoder {
    /// Decodes with GdkPixbuf, by the loader of the format that was found and no other.
    /// https://docs.gtk.org/gdk-pixbuf/class.PixbufLoader.html
    func decode(_ body: Data, header: ImageHeader, size: (width: Int, height: Int)) throws -> Bitmap {
      var error: UnsafeMutablePointer<GError>?
      guard let loader = gdk_pixbuf_loader_new_with_type(header.format.rawValue, &error) else {
        throw ImageFailure.undecodable(message(taking: error))
      }
      defer { g_object_unref(loader) }
      // JPEG is decoded at an eighth to the whole of its size, whichever is just enough.
      gdk_pixbuf_loader_set_size(loader, Int32(size.width), Int32(size.height))
      let isWritten = body.withUnsafeBytes { bytes in
        gdk_pixbuf_loader_write(
          loader, bytes.bindMemory(to: guchar.self).baseAddress, gsize(bytes.count), &error)
      }
      guard isWritten != 0 else {
        gdk_pixbuf_loader_close(loader, nil)
        throw ImageFailure.undecodable(message(taking: error))
      }
      guard gdk_pixbuf_loader_close(loader, &error) != 0 else {
        throw ImageFailure.undecodable(message(taking: error))
      }
      guard let picture = gdk_pixbuf_loader_get_pixbuf(loader),
        let upright = gdk_pixbuf_apply_embedded_orientation(picture)
      else { throw ImageFailure.undecodable("there is no picture in it") }
      defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
      return try bitmap(of: upright)
    }

    private func message(taking error: UnsafeMutablePointer<GError>?) -> String {
      guard let error else { return "no reason given" }
      defer { g_error_free(error) }
      return String(cString: error.pointee.message)
    }

    private func bitmap(of picture: OpaquePointer) throws -> Bitmap {
      let width = Int(gdk_pixbuf_get_width(picture))
      let height = Int(gdk_pixbuf_get_height(picture))
      let channels = Int(gdk_pixbuf_get_n_channels(picture))
      let stride = Int(gdk_pixbuf_get_rowstride(picture))
      guard let source = gdk_pixbuf_read_pixels(picture), channels == 3 || channels == 4 else {
        throw ImageFailure.undecodable("its pixels have an unknown layout")
      }
      // `Data` of a count of its own takes a quarter more than that.
      let count = width * height * 4
      guard let target = malloc(count)?.assumingMemoryBound(to: UInt8.self) else {
        throw ImageFailure.undecodable("there is no memory for it")
      }
      var to = target
      for row in 0..<height {
        var from = source + row * stride
        for _ in 0..<width {
          let alpha = channels == 4 ? from[3] : 255
          to[0] = premultiplied(from[0], alpha)
          to[1] = premultiplied(from[1], alpha)
          to[2] = premultiplied(from[2], alpha)
          to[3] = alpha
          from += channels
          to += 4
        }
      }
      let pixels = Data(bytesNoCopy: target, count: count, deallocator: .free)
      guard let bitmap = Bitmap(width: width, height: height, pixels: pixels) else {
        throw ImageFailure.undecodable("it has no pixels")
      }
      return bitmap
    }

    private func premultiplied(_ colour: UInt8, _ alpha: UInt8) -> UInt8 {
      alpha == 255 ? colour : UInt8((Int(colour) * Int(alpha) + 127) / 255)
    }
  }
#endif
