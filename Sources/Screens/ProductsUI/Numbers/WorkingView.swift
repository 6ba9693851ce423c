import SwiftUI

/// How a check digit is calculated, step by step, behind a title that opens it.
struct WorkingView: View {
  let steps: [String]
  @State private var isOpen = false

  var body: some View {
    DisclosureGroup(isExpanded: $isOpen) {
      VStack(alignment: .leading, spacing: 10) {
        ForEach(Array(steps.enumerated()), id: \.offset) { step in
          HStack(alignment: .firstTextBaseline, spacing: 10) {
            Text(verbatim: "\(step.offset + 1)").font(Font.footnote.bold().monospacedDigit())
              .foregroundColor(.accentColor)
            Text(verbatim: step.element).font(Font.subheadline.monospacedDigit())
              .fixedSize(horizontal: false, vertical: true)
            Spacer(minLength: 0)
          }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel(Text(verbatim: ProductsUIText.step(step.offset + 1, step.element)))
        }
      }
      .padding(.top, 10)
    } label: {
      Text(verbatim: ProductsUIText.working).font(.subheadline).foregroundColor(.accentColor)
    }
    .accessibilityIdentifier("working")
  }
}
