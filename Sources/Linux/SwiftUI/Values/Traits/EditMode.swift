/// Whether the rows of a list can be removed and moved.
/// https://developer.apple.com/documentation/swiftui/editmode
public enum EditMode: Hashable, Sendable {
  /// They cannot.
  case inactive
  /// One of them can, for a moment: its delete button was swiped into sight.
  case transient
  /// They can.
  case active

  /// Whether anything can be edited.
  public var isEditing: Bool { self != .inactive }
}
