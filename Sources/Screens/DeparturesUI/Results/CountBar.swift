import Departures
import SwiftUI

/// How many departures there are, and in which order.
struct CountBar: View {
  @Environment(\.sizeCategory) private var sizeCategory
  let text: String
  @Binding var sort: DepartureSort

  var body: some View {
    Group {
      if sizeCategory.isAccessibilityCategory {
        VStack(alignment: .leading, spacing: 6) {
          count
          menu
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      } else {
        HStack {
          count
          Spacer(minLength: 12)
          menu
        }
      }
    }
    .padding(.horizontal)
    .padding(.vertical, 8)
  }

  private var count: some View {
    Text(text).font(.subheadline.monospacedDigit()).foregroundColor(.secondary)
      .accessibilityIdentifier("count")
  }

  private var menu: some View {
    Menu {
      Picker(DeparturesScreenText.sortBy, selection: $sort) {
        ForEach(DepartureSort.allCases) { Text($0.title).tag($0) }
      }
    } label: {
      HStack(spacing: 6) {
        Image(systemName: "arrow.up.arrow.down").accessibilityHidden(true)
        Text(sort.title).accessibilityLabel(DeparturesScreenText.sorted(by: sort.title))
      }
      .font(.subheadline)
      .foregroundColor(.accentColor)
    }
  }
}
