import CommonUI
import Homes
import SwiftUI

/// What is above the homes and scrolls away with them: the search, the count and the order.
struct HomesListTop: View {
  @Environment(\.sizeCategory) private var sizeCategory
  @ObservedObject var model: HomesModel
  @Binding var text: String

  var body: some View {
    VStack(spacing: 8) {
      // The list follows each letter, so that Return has nothing more to do.
      SearchField(HomesUIText.searchPrompt, text: $text) {}
      if sizeCategory.isAccessibilityCategory {
        VStack(alignment: .leading, spacing: 8) {
          count
          order
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      } else {
        HStack {
          count
          Spacer()
          order
        }
      }
    }
    .padding(.horizontal)
  }

  @ViewBuilder private var count: some View {
    if let text = model.countText {
      Text(text).font(Font.subheadline.monospacedDigit()).foregroundColor(.secondary)
        .accessibilityIdentifier("count")
    }
  }

  private var order: some View {
    Menu {
      Picker(HomesUIText.order, selection: sort) {
        ForEach(HomesSort.allCases, id: \.self) { Text(HomesUIText.sort($0)).tag($0) }
      }
    } label: {
      Label(HomesUIText.sort(model.sort), systemImage: "arrow.up.arrow.down").font(.subheadline)
    }
    .accessibilityIdentifier("sort")
  }

  private var sort: Binding<HomesSort> {
    Binding(get: { model.sort }, set: { model.sortChosen($0) })
  }
}
