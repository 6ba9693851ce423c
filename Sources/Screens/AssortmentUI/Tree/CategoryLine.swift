import SwiftUI

/// A row: a label, what is above it, and a chevron where it opens a level.
struct CategoryLine: View {
  let label: String
  var trail = ""
  let hasChevron: Bool

  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        Text(label).foregroundColor(isEnabled ? .primary : .secondary)
        if !trail.isEmpty { Text(trail).font(.footnote).foregroundColor(.secondary) }
      }
      .multilineTextAlignment(.leading)
      Spacer(minLength: 0)
      if hasChevron {
        Image(systemName: "chevron.forward")
          .font(Font.footnote.weight(.semibold))
          .foregroundColor(.secondary)
          .accessibilityHidden(true)
          .accessibilityIdentifier("chevron")
      }
    }
    .padding(.horizontal)
    .padding(.vertical, 11)
    .frame(minHeight: 48)
    .contentShape(Rectangle())
  }
}

/// A row that darkens while it is pressed.
struct LineButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.background(Color.secondary.opacity(configuration.isPressed ? 0.15 : 0))
  }
}
