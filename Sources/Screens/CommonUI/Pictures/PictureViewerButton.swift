import SwiftUI

/// A round button above a picture, and the key that presses it.
struct PictureViewerButton: View {
  let title: String
  let symbol: String
  let key: KeyEquivalent
  let action: @MainActor () -> Void

  var body: some View {
    Button {
      action()
    } label: {
      Image(systemName: symbol)
        .font(Font.system(size: 17, weight: .semibold))
        .foregroundColor(.white)
        .frame(width: 44, height: 44)
        .background(Circle().fill(Color.black.opacity(0.55)))
        .contentShape(Circle())
    }
    .buttonStyle(PlainButtonStyle())
    .keyboardShortcut(key, modifiers: [])
    .accessibilityLabel(title)
    .help(title)
  }
}
