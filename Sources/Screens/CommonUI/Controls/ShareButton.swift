import SwiftUI

/// Hands something on to other people, in the way of the system.
public struct ShareButton: View {
  private let item: SharedItem

  /// A button for an item.
  public init(_ item: SharedItem) {
    self.item = item
  }

  /// The system's sheet of ways to share on iOS; a menu on Linux.
  public var body: some View {
    ShareControl(item: item)
  }
}

/// What the control is called and how it looks.
struct ShareLabel: View {
  var body: some View {
    Label(CommonText.share, systemImage: "square.and.arrow.up")
  }
}
