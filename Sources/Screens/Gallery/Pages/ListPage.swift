import SwiftUI

struct ListPage: View {
  @State private var fruits = ["Apple", "Pear", "Plum", "Quince"]
  @State private var chosen: Int?

  var body: some View {
    List(selection: $chosen) {
      Section(header: Text("Fruits"), footer: Text("Delete a row by the Delete key or its menu.")) {
        ForEach(fruits, id: \.self) { fruit in
          Label(fruit, systemImage: "leaf")
        }
        .onDelete { fruits.remove(atOffsets: $0) }
        .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
        Button("Add a cherry") { fruits.append("Cherry \(fruits.count)") }
      }
      Section(header: Text("Many")) {
        ForEach(0..<1000) { number in
          VStack(alignment: .leading) {
            Text("Row \(number)")
            Text("A second line").font(.caption).foregroundColor(.secondary)
          }
          .tag(number)
        }
      }
    }
    .listStyle(InsetGroupedListStyle())
  }
}
