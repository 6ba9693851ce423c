import SwiftUI

/// Buttons that magnify a picture and lead to the ones beside it.
struct PictureViewerTools: View {
  let zoom: Zoom
  let magnify: @MainActor () -> Void
  let reduce: @MainActor () -> Void
  let reset: @MainActor () -> Void
  let previous: (@MainActor () -> Void)?
  let next: (@MainActor () -> Void)?
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    HStack(spacing: 12) {
      turn(CommonText.previousPicture, "chevron.backward", isLeft ? .leftArrow : .rightArrow, previous)
      Spacer(minLength: 0)
      PictureViewerButton(title: CommonText.zoomOut, symbol: "minus", key: "-") { reduce() }
        .disabled(!zoom.isMagnified)
      PictureViewerButton(
        title: CommonText.wholePicture, symbol: "arrow.down.right.and.arrow.up.left", key: "0"
      ) { reset() }
      .disabled(!zoom.isMagnified)
      PictureViewerButton(title: CommonText.zoomIn, symbol: "plus", key: "+") { magnify() }
        .disabled(!zoom.canMagnify)
      Spacer(minLength: 0)
      turn(CommonText.nextPicture, "chevron.forward", isLeft ? .rightArrow : .leftArrow, next)
    }
    .padding(.horizontal, 12)
    .padding(.bottom, 12)
  }

  private var isLeft: Bool { direction == .leftToRight }

  @ViewBuilder private func turn(
    _ title: String, _ symbol: String, _ key: KeyEquivalent, _ action: (@MainActor () -> Void)?
  ) -> some View {
    if previous != nil || next != nil {
      PictureViewerButton(title: title, symbol: symbol, key: key) { action?() }.disabled(action == nil)
    }
  }
}
