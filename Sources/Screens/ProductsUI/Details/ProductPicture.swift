import CommonUI
import SwiftUI

/// The picture of a product. The shop photographs on white, so it stands on white in dark mode as well.
struct ProductPicture: View {
  let url: URL?
  let longestSide: CGFloat

  var body: some View {
    RemoteImage(url, longestSide: longestSide, contentMode: .fit, symbol: "shippingbox")
      .padding(url == nil ? 0 : 4)
      .background(url == nil ? Color.clear : Color.white)
      .clipShape(RoundedRectangle(cornerRadius: 10))
      .overlay(RoundedRectangle(cornerRadius: 10).stroke(Color.secondary.opacity(0.25)))
      .accessibilityHidden(true)
  }
}
