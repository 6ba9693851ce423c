import CommonUI
import Homes
import SwiftUI

/// The pictures of a home, one at a time; a tap shows them on the whole screen.
struct HomeGallery: View {
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.verticalSizeClass) private var height
  let pictures: [HomePicture]
  @State private var current = 0
  @State private var opened: OpenedPictures?

  var body: some View {
    TabView(selection: $current) {
      ForEach(pictures.indices, id: \.self) { index in
        Button {
          open(index)
        } label: {
          RemoteImage(
            pictures[index].url, longestSide: 1024,
            contentMode: pictures[index].kind == .floorPlan ? .fit : .fill, symbol: "house")
        }
        .buttonStyle(PlainButtonStyle())
        .accessibilityLabel(label(of: index))
        .accessibilityAddTraits(.isImage)
        .tag(index)
      }
    }
    .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
    .aspectRatio(aspectRatio, contentMode: .fit)
    .background(Color.secondary.opacity(0.12))
    .overlay(position, alignment: .topTrailing)
    .pictureViewer($opened)
  }

  /// On a telephone that lies on its side, one that fits on the screen.
  private var aspectRatio: CGFloat { width == .compact && height == .compact ? 2.4 : 1.5 }

  private var position: some View {
    Text(HomesUIText.position(current + 1, of: pictures.count))
      .font(Font.caption.monospacedDigit().weight(.semibold))
      .foregroundColor(.white)
      .padding(.horizontal, 8)
      .padding(.vertical, 4)
      .background(Capsule().fill(Color.black.opacity(0.65)))
      .padding(12)
      .accessibilityHidden(true)
  }

  private func open(_ index: Int) {
    let all = pictures.indices.map { OpenedPictures.Picture(url: pictures[$0].url, label: label(of: $0)) }
    opened = OpenedPictures(all, first: index)
  }

  private func label(of index: Int) -> String {
    HomesUIText.picture(index + 1, of: pictures.count, kind: pictures[index].kind)
  }
}
