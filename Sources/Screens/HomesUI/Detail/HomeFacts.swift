import Homes
import SwiftUI

/// What is known of a home, label by label.
struct HomeFacts: View {
  @Environment(\.sizeCategory) private var sizeCategory
  let facts: [HomeDetailContent.Fact]

  var body: some View {
    HomeSection(HomesUIText.facts) {
      ForEach(facts, id: \.label) { fact in
        VStack(spacing: 8) {
          line(fact)
          if fact != facts.last { Divider() }
        }
      }
    }
  }

  @ViewBuilder private func line(_ fact: HomeDetailContent.Fact) -> some View {
    Group {
      if sizeCategory.isAccessibilityCategory {
        VStack(alignment: .leading, spacing: 2) { texts(fact) }
          .frame(maxWidth: .infinity, alignment: .leading)
      } else {
        HStack(alignment: .firstTextBaseline) { texts(fact) }
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(fact.label)
    .accessibilityValue(fact.value)
  }

  @ViewBuilder private func texts(_ fact: HomeDetailContent.Fact) -> some View {
    Text(fact.label).foregroundColor(.secondary)
    if !sizeCategory.isAccessibilityCategory { Spacer(minLength: 16) }
    Text(fact.value)
      .multilineTextAlignment(sizeCategory.isAccessibilityCategory ? .leading : .trailing)
  }
}
