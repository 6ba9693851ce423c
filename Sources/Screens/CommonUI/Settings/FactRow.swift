import SwiftUI

/// A name and its value: beside each other, or below at the largest sizes of text.
struct FactRow: View {
  let name: String
  let value: String
  @Environment(\.sizeCategory) private var size

  var body: some View {
    Group {
      if size.isAccessibilityCategory {
        VStack(alignment: .leading, spacing: 4) {
          Text(name)
          Text(value).foregroundColor(.secondary)
        }
      } else {
        HStack {
          Text(name)
          Spacer()
          Text(value).foregroundColor(.secondary)
        }
      }
    }
    .accessibilityElement(children: .combine)
  }
}
