import SwiftUI

struct ButtonsPage: View {
  @State private var presses = 0
  @State private var last = "Nothing"

  var body: some View {
    GalleryColumn {
      Example("Buttons") {
        HStack(spacing: 12) {
          Button("Press") { presses += 1 }
          Button(action: { presses += 1 }) { Label("Add", systemImage: "plus") }
          Button("Disabled") { presses += 1 }.disabled(true)
        }
        Text("Pressed \(presses) times")
      }
      Example("Styles") {
        HStack(spacing: 12) {
          Button("Plain") { presses += 1 }.buttonStyle(PlainButtonStyle())
          Button("Borderless") { presses += 1 }.buttonStyle(BorderlessButtonStyle())
          Button("Own style") { presses += 1 }.buttonStyle(PillButtonStyle())
        }
      }
      Example("A menu") {
        Menu("Sort") {
          Button("By name") { last = "By name" }
          Button("By price") { last = "By price" }
        }
        Text("Chosen: \(last)")
      }
      Example("A menu on the right button, or on a long press") {
        Text("Press me long")
          .padding()
          .background(Color.gray.opacity(0.2))
          .cornerRadius(8)
          .contextMenu {
            Button("Copy") { last = "Copy" }
            Button("Share") { last = "Share" }
          }
      }
      if let address = URL(string: "https://www.example.com") {
        Example("A link") { Link("Open the example", destination: address) }
      }
    }
  }
}

private struct PillButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(.white)
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .background(Color.accentColor.opacity(configuration.isPressed ? 0.6 : 1))
      .clipShape(Capsule())
  }
}
