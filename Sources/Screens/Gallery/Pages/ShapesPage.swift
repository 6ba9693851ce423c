import SwiftUI

struct ShapesPage: View {
  private let colors: [(String, Color)] = [
    ("Red", .red), ("Orange", .orange), ("Yellow", .yellow), ("Green", .green), ("Blue", .blue),
    ("Purple", .purple), ("Pink", .pink), ("Gray", .gray), ("Primary", .primary), ("Secondary", .secondary),
    ("Accent", .accentColor),
  ]

  var body: some View {
    GalleryColumn {
      Example("Shapes") {
        HStack(spacing: 12) {
          Rectangle().fill(Color.blue)
          RoundedRectangle(cornerRadius: 12).fill(Color.green)
          Circle().fill(Color.orange)
          Capsule().fill(Color.pink)
          Ellipse().fill(Color.purple)
        }
        .frame(height: 60)
      }
      Example("Outlines") {
        HStack(spacing: 12) {
          Rectangle().stroke(Color.blue, lineWidth: 2)
          RoundedRectangle(cornerRadius: 12).strokeBorder(Color.green, lineWidth: 4)
          Circle().trim(from: 0, to: 0.75).stroke(
            Color.orange, style: StrokeStyle(lineWidth: 6, lineCap: .round))
          Capsule().strokeBorder(Color.pink, style: StrokeStyle(lineWidth: 2, dash: [6, 4]))
        }
        .frame(height: 60)
      }
      Example("A path") {
        Path { path in
          path.move(to: CGPoint(x: 0, y: 50))
          path.addCurve(
            to: CGPoint(x: 200, y: 50), control1: CGPoint(x: 60, y: -40), control2: CGPoint(x: 140, y: 140))
        }
        .stroke(Color.accentColor, lineWidth: 3)
        .frame(width: 200, height: 100)
      }
      Example("Gradients") {
        HStack(spacing: 12) {
          LinearGradient(
            gradient: Gradient(colors: [.blue, .purple]), startPoint: .topLeading, endPoint: .bottomTrailing)
          RadialGradient(
            gradient: Gradient(colors: [.yellow, .orange]), center: .center, startRadius: 0, endRadius: 50)
          AngularGradient(gradient: Gradient(colors: [.red, .green, .blue, .red]), center: .center)
        }
        .frame(height: 60)
      }
      Example("Colours") {
        VStack(alignment: .leading, spacing: 6) {
          ForEach(colors, id: \.0) { color in
            HStack {
              RoundedRectangle(cornerRadius: 4).fill(color.1).frame(width: 40, height: 20)
              Text(color.0)
            }
          }
        }
      }
    }
  }
}
