import SwiftUI

/// The advertiser's text; a long one begins short.
struct HomeAbout: View {
  let text: String
  @State private var isWhole = false

  var body: some View {
    HomeSection(HomesUIText.about) {
      Text(text).lineLimit(isWhole ? nil : 12).accessibilityIdentifier("about")
      if isLong {
        Button(isWhole ? HomesUIText.showLess : HomesUIText.showMore) { isWhole.toggle() }
      }
    }
  }

  /// More than twelve lines of a telephone.
  private var isLong: Bool {
    text.count > 500 || text.filter { $0 == "\n" }.count > 11
  }
}
