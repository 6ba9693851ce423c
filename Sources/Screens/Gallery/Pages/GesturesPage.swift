import SwiftUI

struct GesturesPage: View {
  @State private var taps = 0
  @State private var longPresses = 0
  @State private var dragged = CGSize.zero
  @State private var scale: CGFloat = 1
  @State private var turned = 0.0
  @GestureState private var pinch: CGFloat = 1

  private func pad(_ text: String, _ color: Color) -> some View {
    Text(text).frame(maxWidth: .infinity, minHeight: 64).background(color.opacity(0.25)).cornerRadius(8)
  }

  private var magnification: some Gesture {
    MagnificationGesture().updating($pinch) { value, pinch, _ in pinch = value }.onEnded { scale *= $0 }
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
      Example("Two fingers") {
        pad("\(Int(100 * scale * pinch)) %, turned by \(Int(turned.rounded()))°", .purple)
          .gesture(magnification.simultaneously(with: RotationGesture().onChanged { turned = $0.degrees }))
      }
    }
  }
}
