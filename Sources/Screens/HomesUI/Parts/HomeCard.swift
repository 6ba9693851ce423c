import CommonUI
import Homes
import SwiftUI

/// A home in a list.
struct HomeCard: View {
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.verticalSizeClass) private var height
  let row: HomeRow
  let opened: () -> Void
  let favouriteTapped: () -> Void

  var body: some View {
    ZStack(alignment: .topTrailing) {
      Button {
        opened()
      } label: {
        content
      }
      .buttonStyle(PlainButtonStyle())
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(row.accessibilityLabel)
      .accessibilityAddTraits(.isButton)
      .accessibilityAction { opened() }
      .accessibilityIdentifier("home-\(row.id)")
      FavouriteButton(isFavourite: row.isFavourite, home: row.title) { favouriteTapped() }
        .padding(8)
        .accessibilityIdentifier("favourite-\(row.id)")
    }
  }

  private var content: some View {
    VStack(alignment: .leading, spacing: 6) {
      picture
      if let price = row.price { Text(price).font(.headline) }
      Text(row.title).font(.body).foregroundColor(.primary)
      if let subtitle = row.subtitle { Text(subtitle).font(.subheadline).foregroundColor(.secondary) }
      HomeCountsView(row: row)
    }
    .multilineTextAlignment(.leading)
    .fixedSize(horizontal: false, vertical: true)
    .frame(maxWidth: .infinity, alignment: .leading)
    .contentShape(Rectangle())
  }

  private var picture: some View {
    RemoteImage(row.pictureURL, longestSide: 520, symbol: "house")
      .aspectRatio(aspectRatio, contentMode: .fit)
      .overlay(status, alignment: .bottomLeading)
      .cornerRadius(12)
      .accessibilityHidden(true)
  }

  /// Beside each other, all have one shape, and on a telephone that lies on its side, one that leaves room for the text.
  private var aspectRatio: CGFloat {
    switch (width, height) {
    case (.regular, _): 1.5
    case (_, .compact): 2.4
    default: CGFloat(row.pictureAspectRatio)
    }
  }

  @ViewBuilder private var status: some View {
    if let status = row.status { StatusBadge(text: status, isWarning: row.isListed == false).padding(8) }
  }
}
