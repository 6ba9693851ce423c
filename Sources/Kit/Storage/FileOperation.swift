/// What was tried with a file or folder.
public enum FileOperation: Sendable, Hashable {
  /// To open it.
  case open
  /// To create it.
  case create
  /// To lock it.
  case lock
  /// To find out its size, owner and mode.
  case examine
  /// To set its mode.
  case protect
  /// To read it.
  case read
  /// To write it.
  case write
  /// To have it reach the disk.
  case flush
  /// To put a new file in the place of the old one.
  case replace
  /// To keep it under another name.
  case keepAside
  /// To remove it.
  case remove
}
