import SwiftUI

/// The one button that a screen is for: as wide as there is room, white on deep teal by day and night.
struct BigButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .multilineTextAlignment(.center)
      .foregroundColor(.white)
      .padding(.vertical, 14)
      .padding(.horizontal)
      .frame(maxWidth: .infinity)
      .background(RoundedRectangle(cornerRadius: 14).fill(Color(red: 0, green: 0.4, blue: 0.5)))
      .opacity(isEnabled ? (configuration.isPressed ? 0.75 : 1) : 0.4)
      .contentShape(RoundedRectangle(cornerRadius: 14))
  }
}
