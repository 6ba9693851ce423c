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
      Section(header: Text("Departments")) {
        OutlineGroup(Department.all, children: \.inside) { department in
          Label(department.id, systemImage: department.inside == nil ? "tag" : "folder")
        }
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

/// A department of a shop.
private struct Department: Identifiable {
  let id: String
  /// The departments inside; `nil` where goods lie.
  var inside: [Department]?

  static let all = [
    Department(
      id: "Home",
      inside: [
        Department(id: "Garden", inside: [Department(id: "Benches"), Department(id: "Lanterns")]),
        Department(id: "Kitchen", inside: []),
      ]),
    Department(id: "Vouchers"),
  ]
}
