import CommonUI
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
    SearchField(ProductsUIText.searchPrompt, text: $text) { submit() }
      .accessibilityIdentifier("search-field")
  }

  private var button: some View {
    Button(ProductsUIText.search) { submit() }
      .buttonStyle(BorderlessButtonStyle())
      .disabled(!canSubmit)
      .accessibilityIdentifier("search-button")
  }
}
