import SwiftUI

/// The field to search with, a button that clears it, and one that searches.
struct ProductSearchField: View {
  @Binding var text: String
  let canSubmit: Bool
  let submit: () -> Void
  @Environment(\.sizeCategory) private var sizeCategory

  var body: some View {
    if sizeCategory.isAccessibilityCategory {
      VStack(alignment: .leading, spacing: 12) {
        field
        button
      }
      .padding(.vertical, 8)
    } else {
      HStack(spacing: 12) {
        field
        button
      }
    }
  }

  private var field: some View {
    HStack(spacing: 8) {
      Image(systemName: "magnifyingglass").foregroundColor(.secondary).accessibilityHidden(true)
      TextField(ProductsUIText.searchPrompt, text: $text, onCommit: submit)
        .disableAutocorrection(true)
        .accessibilityLabel(Text(verbatim: ProductsUIText.search))
        .accessibilityIdentifier("search-field")
      if !text.isEmpty {
        Button {
          text = ""
        } label: {
          Image(systemName: "xmark.circle.fill").foregroundColor(.secondary)
        }
        .buttonStyle(BorderlessButtonStyle())
        .accessibilityLabel(Text(verbatim: ProductsUIText.clear))
      }
    }
  }

  private var button: some View {
    Button(ProductsUIText.search) { submit() }
      .buttonStyle(BorderlessButtonStyle())
      .disabled(!canSubmit)
      .accessibilityIdentifier("search-button")
  }
}
