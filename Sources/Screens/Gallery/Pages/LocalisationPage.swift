import SwiftUI

struct LocalisationPage: View {
  @State private var language = "en"
  @State private var isReversed = false
  @State private var isLarge = false
  @State private var seats = 1

  var body: some View {
    GalleryColumn {
      Example("Choose") {
        Picker("Language", selection: $language) {
          Text("English").tag("en")
          Text("Deutsch").tag("de")
          Text("Français").tag("fr")
        }
        .pickerStyle(SegmentedPickerStyle())
        Toggle("From the right", isOn: $isReversed)
        Toggle("Large text", isOn: $isLarge)
        Stepper("Seats", value: $seats, in: 0...9)
      }
      Example("Seen so") {
        VStack(alignment: .leading, spacing: 8) {
          Text("greeting", bundle: .module)
          Text("seats \(seats)", bundle: .module)
          HStack {
            Image(systemName: "chevron.right")
            Text("first", bundle: .module)
            Spacer()
            Text("last", bundle: .module)
          }
        }
        .padding()
        .background(Color.gray.opacity(0.15))
        .cornerRadius(8)
        .environment(\.locale, Locale(identifier: language))
        .environment(\.layoutDirection, isReversed ? .rightToLeft : .leftToRight)
        .environment(\.sizeCategory, isLarge ? .accessibilityLarge : .large)
      }
    }
  }
}
