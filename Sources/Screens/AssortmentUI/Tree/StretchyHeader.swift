import CommonUI
import SwiftUI

/// The picture above the rows of a level. It grows when the rows are pulled down, so that no gap opens above it.
struct StretchyHeader: View {
  /// The name of the coordinate space of the scroll view around it.
  static let space = "level"

  let url: URL
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.verticalSizeClass) private var height

  var body: some View {
    GeometryReader { place in
      let pull = StretchyHeader.pull(at: place.frame(in: .named(StretchyHeader.space)).minY)
      RemoteImage(url, longestSide: 800)
        .frame(width: place.size.width, height: place.size.height + pull)
        .offset(y: -pull)
    }
    .frame(height: width == .regular && height != .compact ? 280 : 180)
    .accessibilityHidden(true)
    .accessibilityIdentifier("teaser")
  }

  /// How far the rows are pulled down, when the header begins so far below the top of the scroll view.
  static func pull(at top: CGFloat) -> CGFloat { max(0, top) }
}
