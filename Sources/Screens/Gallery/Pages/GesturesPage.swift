import SwiftUI

struct GesturesPage: View {
  @State private var taps = 0
  @State private var longPresses = 0
  @State private var dragged = CGSize.zero

  private func pad(_ text: String, _ color: Color) -> some View {
    Text(text).frame(maxWidth: .infinity, minHeight: 64).background(color.opacity(0.25)).cornerRadius(8)
  }

  var body: some View {
    GalleryColumn {
      Example("Tap") {
        pad("Tapped \(taps) times", .blue).onTapGesture { taps += 1 }
      }
      Example("Press long") {
        pad("Pressed long \(longPresses) times", .green).onLongPressGesture { longPresses += 1 }
      }
      Example("Drag") {
        pad("Dragged by \(Int(dragged.width)), \(Int(dragged.height))", .orange)
          .gesture(DragGesture().onChanged { dragged = $0.translation })
      }
    }
  }
}
