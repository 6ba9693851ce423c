import SwiftUI

/// A name and its value, side by side, or one below the other where the text is large.
struct Fact: View {
  let name: String
  let value: String
  @Environment(\.sizeCategory) private var sizeCategory

  var body: some View {
    Group {
      if sizeCategory.isAccessibilityCategory {
        VStack(alignment: .leading, spacing: 2) { words }
      } else {
        HStack(alignment: .firstTextBaseline) { words }
      }
    }
    .accessibilityElement(children: .combine)
  }

  @ViewBuilder private var words: some View {
    Text(verbatim: name).foregroundColor(.secondary).fixedSize(horizontal: false, vertical: true)
    Spacer(minLength: 0)
    Text(verbatim: value).font(Font.body.bold().monospacedDigit()).fixedSize(
      horizontal: false, vertical: true)
  }
}
