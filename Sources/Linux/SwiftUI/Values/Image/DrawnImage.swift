/// What a host made of a picture to draw it; it lives as long as the picture.
@MainActor
package final class DrawnImage {
  package var object: AnyObject?
  /// Whether the host could make nothing of it.
  package var isUnreadable = false

  nonisolated package init() {}
}
