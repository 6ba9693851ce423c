import SwiftUI

struct ChoicesPage: View {
  @State private var isOn = false
  @State private var size = 1
  @State private var city = "Montréal"
  @State private var isOpen = false
  private let cities = ["New York", "Albany", "Montréal"]

  var body: some View {
    GalleryColumn {
      Example("A switch") {
        Toggle("Show more", isOn: $isOn)
        if isOn { Text("Here is more") }
        Toggle("Closed", isOn: $isOn).disabled(true)
      }
      Example("Segments") {
        Picker("Size", selection: $size) {
          Text("Small").tag(0)
          Text("Medium").tag(1)
          Text("Large").tag(2)
        }
        .pickerStyle(SegmentedPickerStyle())
        Text("Size \(size)")
      }
      Example("A menu of choices") {
        Picker("City", selection: $city) {
          ForEach(cities, id: \.self) { Text($0) }
        }
        .pickerStyle(MenuPickerStyle())
        Text("To \(city)")
      }
      Example("Something that opens") {
        DisclosureGroup("Details", isExpanded: $isOpen) {
          Text("Nobody expected this.")
        }
      }
      Example("A group") {
        GroupBox(label: Label("Weather", systemImage: "cloud")) {
          Text("Fine, for the time of the year.").frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
  }
}
