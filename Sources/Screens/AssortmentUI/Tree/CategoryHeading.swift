import SwiftUI

/// A title above the rows after it.
struct CategoryHeading: View {
  let label: String

  var body: some View {
    Text(label)
      .font(.title3)
      .fontWeight(.bold)
      .accessibilityAddTraits(.isHeader)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal)
      .padding(.top, 24)
      .padding(.bottom, 8)
  }
}
