/// The formats of pictures that shops send.
public enum ImageFormat: String, Sendable, Hashable {
  /// https://www.w3.org/TR/png-3/
  case png
  /// https://www.w3.org/Graphics/JPEG/itu-t81.pdf
  case jpeg
  /// https://www.w3.org/Graphics/GIF/spec-gif89a.txt
  case gif
  /// https://developers.google.com/speed/webp/docs/riff_container
  case webp
}
