import SwiftUI

struct ImagesPage: View {
  private let names = [
    "magnifyingglass", "heart", "heart.fill", "house", "bus.fill", "bag", "cart", "tag", "barcode",
    "bed.double",
    "car", "wifi", "bolt", "calendar", "clock", "map", "location", "person", "gear", "trash", "plus", "minus",
    "checkmark.seal.fill", "xmark.circle.fill", "exclamationmark.triangle.fill", "info.circle", "star.fill",
    "square.and.arrow.up", "arrow.up.arrow.down", "chevron.right",
  ]
  @ScaledMetric(relativeTo: .title2) private var side: CGFloat = 44

  var body: some View {
    GalleryColumn {
      Example("Symbols") {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: side), spacing: 12)], spacing: 12) {
          ForEach(names, id: \.self) { name in
            Image(systemName: name)
              .font(.title2)
              .frame(width: side, height: side)
              .accessibilityLabel(Text(name))
          }
        }
      }
      Example("With text, in three sizes") {
        VStack(alignment: .leading, spacing: 8) {
          Label("Small", systemImage: "leaf").imageScale(.small)
          Label("Medium", systemImage: "leaf").imageScale(.medium)
          Label("Large", systemImage: "leaf").imageScale(.large)
        }
      }
      Example("Coloured") {
        HStack(spacing: 16) {
          Image(systemName: "flame").foregroundColor(.orange)
          Image(systemName: "snow").foregroundColor(.blue)
          Image(systemName: "leaf").foregroundColor(.green)
        }
        .font(.largeTitle)
      }
      Example("Fitted and filled") {
        HStack(spacing: 16) {
          Image(systemName: "photo").resizable().scaledToFit().frame(width: 120, height: 80)
            .background(Color.gray.opacity(0.2))
          Image(systemName: "photo").resizable().scaledToFill().frame(width: 120, height: 80).clipped()
            .background(Color.gray.opacity(0.2))
        }
      }
    }
  }
}
