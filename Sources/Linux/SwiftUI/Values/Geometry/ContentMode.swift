/// How something of a given shape is brought into a space of another.
/// https://developer.apple.com/documentation/swiftui/contentmode
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as it can be with all of it inside.
  case fit
  /// As small as it can be with all of the space covered.
  case fill
}
