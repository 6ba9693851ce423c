import SwiftUI

struct PresentationsPage: View {
  @State private var showsSheet = false
  @State private var showsAlert = false
  @State private var showsActions = false
  @State private var answer = "none"

  var body: some View {
    GalleryColumn {
      Example("A sheet") {
        Button("Show a sheet") { showsSheet = true }
          .sheet(isPresented: $showsSheet, onDismiss: { answer = "Sheet closed" }) { SheetPage() }
      }
      Example("An alert") {
        Button("Show an alert") { showsAlert = true }
          .alert(isPresented: $showsAlert) {
            Alert(
              title: Text("Delete the favourites?"), message: Text("They cannot be brought back."),
              primaryButton: .destructive(Text("Delete")) { answer = "Deleted" },
              secondaryButton: .cancel { answer = "Kept" })
          }
      }
      Example("A choice of actions") {
        Button("Show actions") { showsActions = true }
          .actionSheet(isPresented: $showsActions) {
            ActionSheet(
              title: Text("Share the house"),
              buttons: [
                .default(Text("Copy the link")) { answer = "Copied" },
                .default(Text("Send by post")) { answer = "Sent" },
                .cancel(),
              ])
          }
      }
      Text("Answer: \(answer)")
    }
  }
}

private struct SheetPage: View {
  @Environment(\.presentationMode) private var presentation
  @State private var text = ""

  var body: some View {
    NavigationView {
      Form {
        TextField("Remark", text: $text)
        Text("Typed: \(text)")
      }
      .navigationTitle("Sheet")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { presentation.wrappedValue.dismiss() }
        }
      }
    }
  }
}
