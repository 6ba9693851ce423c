/// Why a picture could not be made.
enum PictureFailure: Error, Hashable {
  /// zlib refused, with this code.
  case compression(Int32)
}
