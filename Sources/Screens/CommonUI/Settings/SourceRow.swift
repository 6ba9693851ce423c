import SwiftUI

/// A kind of source, what it means, and whether it is the one.
struct SourceRow: View {
  let choice: SourceChoice
  let isChosen: Bool

  var body: some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        Text(SettingsText.name(of: choice))
        Text(SettingsText.meaning(of: choice)).font(.footnote).foregroundColor(.secondary)
          .fixedSize(horizontal: false, vertical: true)
      }
      Spacer(minLength: 0)
      Image(systemName: "checkmark").foregroundColor(.accentColor).opacity(isChosen ? 1 : 0)
        .accessibilityHidden(true)
    }
    .padding(.vertical, 2)
    .contentShape(Rectangle())
  }
}
