/// Why there is no picture. A cancelled request throws `CancellationError`, and what the fetch throws is
/// passed on.
public enum ImageFailure: Error, Sendable, Hashable {
  /// The server answered with this status.
  case status(Int)
  /// The body is no picture of a known format (PNG, JPEG, GIF, WebP).
  case notAnImage
  /// The picture has more pixels than are allowed.
  case tooLarge(width: Int, height: Int)
  /// The end of the picture is missing.
  case incomplete
  /// The picture is damaged, or the system cannot decode its format.
  case undecodable(String)
}
