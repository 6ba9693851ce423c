import SwiftUI

/// The heading of a part of the product's screen.
struct SectionTitle: View {
  let text: String

  var body: some View {
    Text(verbatim: text).font(.title3).bold().accessibilityAddTraits(.isHeader)
  }
}
