import SwiftUI

struct StacksPage: View {
  private func box(_ text: String, _ color: Color) -> some View {
    Text(text).padding(8).background(color.opacity(0.3)).cornerRadius(4)
  }

  var body: some View {
    GalleryColumn {
      Example("Side by side, on a line of text") {
        HStack(alignment: .firstTextBaseline) {
          Text("Small").font(.caption)
          Text("Large").font(.largeTitle)
          Text("Body")
        }
      }
      Example("Space between") {
        HStack {
          box("Left", .red)
          Spacer()
          box("Right", .blue)
        }
      }
      Example("Who gives way first") {
        HStack {
          Text("This gives way because it is of less importance").lineLimit(1)
          Text("This stays as it is").lineLimit(1).layoutPriority(1)
        }
      }
      Example("On top of one another") {
        ZStack(alignment: .bottomTrailing) {
          Color.green.opacity(0.3).frame(height: 80)
          box("In the corner", .orange).padding(8)
        }
      }
      Example("As wide as there is room") {
        GeometryReader { space in
          Text("\(Int(space.size.width)) points")
            .frame(width: space.size.width, height: space.size.height)
            .background(Color.purple.opacity(0.2))
        }
        .frame(height: 40)
      }
      Example("Two to one") {
        Color.blue.opacity(0.3).aspectRatio(2, contentMode: .fit).frame(maxWidth: 200)
      }
      Example("Lines") {
        HStack {
          Text("Left")
          Divider()
          Text("Right")
        }
        .frame(height: 40)
        Divider()
      }
    }
  }
}
