import SwiftUI

struct EffectsPage: View {
  private func tile(_ color: Color) -> some View {
    color.frame(width: 80, height: 60)
  }

  var body: some View {
    GalleryColumn {
      Example("Corners, a circle, a shadow") {
        HStack(spacing: 20) {
          tile(.blue).cornerRadius(12)
          tile(.green).clipShape(Circle())
          tile(.orange).cornerRadius(8).shadow(radius: 6, y: 3)
        }
      }
      Example("See-through") {
        ZStack {
          tile(.blue).offset(x: -20)
          tile(.red).opacity(0.5).offset(x: 20)
        }
        .frame(width: 140)
      }
      Example("Turned, smaller, unsharp") {
        HStack(spacing: 20) {
          tile(.blue).rotationEffect(.degrees(15))
          tile(.green).scaleEffect(0.7)
          tile(.orange).blur(radius: 4)
        }
        .padding(.vertical, 8)
      }
      Example("Behind, in front, around") {
        Text("In the middle")
          .padding()
          .background(Color.yellow.opacity(0.4))
          .overlay(
            Image(systemName: "star.fill").foregroundColor(.orange).padding(4), alignment: .topTrailing
          )
          .border(Color.gray)
      }
    }
  }
}
