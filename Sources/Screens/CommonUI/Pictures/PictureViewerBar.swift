import SwiftUI

/// The way out of the pictures, and which one is shown.
struct PictureViewerBar: View {
  let position: String?
  let close: @MainActor () -> Void

  var body: some View {
    ZStack {
      if let position {
        Text(position).font(.subheadline).foregroundColor(.white).padding(.horizontal, 12)
          .padding(.vertical, 6).background(Capsule().fill(Color.black.opacity(0.55)))
      }
      HStack {
        PictureViewerButton(title: CommonText.close, symbol: "xmark", key: .escape) { close() }
        Spacer()
      }
    }
    .padding(.horizontal, 12)
    .padding(.top, 8)
  }
}
