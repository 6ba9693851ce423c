import SwiftUI

struct ValuesPage: View {
  @State private var volume = 0.4
  @State private var rooms = 3

  var body: some View {
    GalleryColumn {
      Example("A slider") {
        Slider(value: $volume)
          .accessibilityLabel(Text("Volume"))
        Text("\(Int((volume * 100).rounded())) %")
      }
      Example("In steps, with ends") {
        Slider(
          value: $volume, in: 0...1, step: 0.25, onEditingChanged: { _ in }, minimumValueLabel: Text("0"),
          maximumValueLabel: Text("1")
        ) {
          Text("Volume in quarters")
        }
      }
      Example("A stepper") {
        Stepper("Rooms: \(rooms)", value: $rooms, in: 1...5)
      }
      Example("A stepper with actions") {
        Stepper("Rooms", onIncrement: { rooms += 1 }, onDecrement: { rooms -= 1 })
      }
    }
  }
}
