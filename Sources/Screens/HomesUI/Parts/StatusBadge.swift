import SwiftUI

/// Where the sale or letting stands, on a picture.
struct StatusBadge: View {
  let text: String
  /// Whether the home is gone.
  let isWarning: Bool

  var body: some View {
    HStack(spacing: 4) {
      if isWarning { Image(systemName: "exclamationmark.triangle.fill") }
      Text(text)
    }
    .font(Font.caption.weight(.semibold))
    .foregroundColor(.white)
    .padding(.horizontal, 8)
    .padding(.vertical, 4)
    .background(Capsule().fill(Color.black.opacity(0.65)))
  }
}
