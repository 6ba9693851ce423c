import SwiftUI

struct ProgressPage: View {
  @State private var share = 0.3

  var body: some View {
    GalleryColumn {
      Example("How far") {
        ProgressView(value: share)
        ProgressView("Loading", value: share)
        Button("Further") { share = min(1, share + 0.1) }
      }
      Example("How long, nobody knows") {
        HStack(spacing: 24) {
          ProgressView()
          ProgressView("Searching")
        }
      }
    }
  }
}
