import SwiftUI

/// The heading of the recent searches, with the button that forgets them.
struct RecentsHeader: View {
  let clear: () -> Void

  var body: some View {
    HStack {
      Text(verbatim: ProductsUIText.recents)
      Spacer()
      Button(ProductsUIText.clearRecents) { clear() }
        .font(.footnote)
        .textCase(nil)
        .accessibilityLabel(Text(verbatim: ProductsUIText.clearAllRecents))
        .accessibilityIdentifier("clear-recents")
    }
  }
}
