import SwiftUI

struct FormPage: View {
  @State private var name = "Ada"
  @State private var wantsNews = true
  @State private var seats = 2
  @State private var source = "Demo"
  @State private var date = Date(timeIntervalSince1970: 1_469_750_400)

  var body: some View {
    Form {
      Section(header: Text("Passenger")) {
        TextField("Name", text: $name)
        Stepper("Seats: \(seats)", value: $seats, in: 1...9)
        DatePicker("Day", selection: $date, displayedComponents: .date)
      }
      Section(header: Text("Service"), footer: Text("The demo needs no network.")) {
        Picker("Source", selection: $source) {
          ForEach(["Demo", "Live"], id: \.self) { Text($0) }
        }
        Toggle("News by post", isOn: $wantsNews)
      }
      Section {
        Button("Save") { name = name.trimmingCharacters(in: .whitespaces) }
        NavigationLink("More", destination: Text("There is no more.").navigationTitle("More"))
      }
    }
  }
}
