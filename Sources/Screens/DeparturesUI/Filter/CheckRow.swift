import SwiftUI

/// A row that is ticked or not.
struct CheckRow: View {
  let title: String
  let isOn: Bool
  let tapped: () -> Void

  var body: some View {
    Button {
      tapped()
    } label: {
      HStack {
        Text(title).foregroundColor(.primary)
        Spacer(minLength: 12)
        if isOn { Image(systemName: "checkmark").foregroundColor(.accentColor).accessibilityHidden(true) }
      }
      .contentShape(Rectangle())
    }
    .accessibilityAddTraits(isOn ? .isSelected : [])
  }
}
