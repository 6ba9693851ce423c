import SwiftUI

struct ToolbarPage: View {
  @State private var last = "Nothing"

  var body: some View {
    Text("\(last) was pressed")
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button(action: { last = "Share" }) { Image(systemName: "square.and.arrow.up") }
            .accessibilityLabel(Text("Share"))
        }
        ToolbarItem(placement: .bottomBar) {
          Button("Below") { last = "Below" }
        }
        ToolbarItem(placement: .principal) {
          Text("In the middle").font(.headline)
        }
      }
  }
}
