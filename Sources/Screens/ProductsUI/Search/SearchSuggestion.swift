import SwiftUI

/// A search to choose: one of the past, or an example.
struct SearchSuggestion: View {
  let text: String
  let symbol: String
  let choose: () -> Void

  var body: some View {
    Button {
      choose()
    } label: {
      HStack(spacing: 12) {
        Image(systemName: symbol).foregroundColor(.secondary).accessibilityHidden(true)
        Text(verbatim: text).foregroundColor(.primary).fixedSize(horizontal: false, vertical: true)
        Spacer(minLength: 0)
      }
    }
  }
}
