import Assortment
import CommonUI
import SwiftUI

/// A top category: its picture, with its label on it.
struct CategoryBanner: View {
  let row: AssortmentRow
  @ScaledMetric private var height: CGFloat = 150

  private var picture: URL? {
    if case .banner(let url) = row.style { url } else { nil }
  }

  var body: some View {
    HStack {
      Text(row.label)
        .font(.title2)
        .fontWeight(.bold)
        .foregroundColor(.white)
        .multilineTextAlignment(.leading)
        .shadow(color: Color.black.opacity(0.4), radius: 2)
      Spacer(minLength: 0)
    }
    .padding()
    .frame(minHeight: min(height, 220), alignment: .bottom)
    .background(shade)
    .background(RemoteImage(picture, longestSide: 800))
    .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
    .contentShape(Rectangle())
  }

  /// Keeps white letters legible on any picture.
  private var shade: some View {
    LinearGradient(
      gradient: Gradient(colors: [Color.black.opacity(0.05), Color.black.opacity(0.65)]), startPoint: .top,
      endPoint: .bottom)
  }
}

/// A picture that pales while it is pressed.
struct BannerButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.8 : 1)
  }
}
