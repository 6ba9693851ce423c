/// The steps of writing a file, in order: a test makes a write fail, or its process die, after any of them.
@_spi(Testing) public enum WriteStep: String, Sendable, CaseIterable {
  /// The temporary file is there, empty.
  case created
  /// A part of the content is in the temporary file: 64 KiB, or what is left.
  case partWritten
  /// The whole content is in the temporary file.
  case written
  /// The temporary file is on the disk.
  case flushed
  /// The temporary file has taken the place of the old one.
  case renamed
  /// The new name is on the disk.
  case folderFlushed
}
