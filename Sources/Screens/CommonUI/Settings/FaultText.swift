import SwiftUI

/// Why what was entered cannot be used, right below it.
struct FaultText: View {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 6) {
      Image(systemName: "exclamationmark.triangle").accessibilityHidden(true)
      Text(text).fixedSize(horizontal: false, vertical: true)
    }
    .font(.footnote)
    .foregroundColor(.red)
    .accessibilityElement(children: .combine)
  }
}
