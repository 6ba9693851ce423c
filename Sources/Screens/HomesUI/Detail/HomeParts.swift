import Homes
import SwiftUI

/// The homes of a project, each with a page of its own.
struct HomeParts: View {
  let parts: [HomePartRow]
  let tapped: (HomeID) -> Void

  var body: some View {
    HomeSection(HomesUIText.parts) {
      ForEach(parts) { part in
        Button {
          tapped(part.id)
        } label: {
          HStack {
            VStack(alignment: .leading, spacing: 2) {
              Text(part.title).foregroundColor(.primary)
              if let subtitle = part.subtitle {
                Text(subtitle).font(.subheadline).foregroundColor(.secondary)
              }
            }
            Spacer(minLength: 8)
            Image(systemName: "chevron.forward").foregroundColor(.secondary).accessibilityHidden(true)
          }
          .multilineTextAlignment(.leading)
          .padding(12)
          .background(RoundedRectangle(cornerRadius: 10).fill(Color.secondary.opacity(0.12)))
        }
        .buttonStyle(PlainButtonStyle())
      }
    }
  }
}
