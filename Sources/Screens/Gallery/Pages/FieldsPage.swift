import SwiftUI

struct FieldsPage: View {
  @State private var name = ""
  @State private var secret = ""
  @State private var notes = "Several lines\nof text"
  @State private var committed = "nothing"
  @State private var isEditing = false

  var body: some View {
    GalleryColumn {
      Example("A field") {
        TextField("Name", text: $name, onEditingChanged: { isEditing = $0 }, onCommit: { committed = name })
          .textFieldStyle(RoundedBorderTextFieldStyle())
        Text("Typed: \(name)")
        Text("Committed: \(committed)")
        Text(isEditing ? "Editing" : "Not editing")
      }
      Example("A plain field") {
        TextField("Plain", text: $name)
      }
      Example("A secret") {
        SecureField("Password", text: $secret)
          .textFieldStyle(RoundedBorderTextFieldStyle())
        Text("\(secret.count) characters")
      }
      Example("Several lines") {
        TextEditor(text: $notes)
          .frame(height: 100)
          .border(Color.gray.opacity(0.4))
      }
      Example("Disabled") {
        TextField("Closed", text: $name)
          .textFieldStyle(RoundedBorderTextFieldStyle())
          .disabled(true)
      }
    }
  }
}
