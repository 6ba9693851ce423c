import SwiftUI

struct EffectsPage: View {
  private func tile(_ color: Color) -> some View {
    color.frame(width: 70, height: 60)
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
      Example("Colours changed") {
        HStack(spacing: 12) {
          tile(.orange).grayscale(1)
          tile(.orange).hueRotation(.degrees(90))
          tile(.orange).colorInvert()
          tile(.orange).brightness(0.2)
        }
        .frame(height: 60)
      }
      Example("Mixed, masked, leant") {
        HStack(spacing: 20) {
          ZStack {
            Circle().fill(Color.yellow).offset(x: -12)
            Circle().fill(Color.blue).offset(x: 12).blendMode(.multiply)
          }
          .frame(width: 80, height: 60)
          LinearGradient(colors: [.purple, .orange], startPoint: .leading, endPoint: .trailing)
            .frame(width: 80, height: 60)
            .mask(Image(systemName: "heart.fill").resizable().scaledToFit())
          tile(.green).rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
        }
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
