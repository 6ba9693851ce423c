import Homes
import SwiftUI

/// What stands first on the page of a home.
struct HomeHeading: View {
  let row: HomeRow

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if let status = row.status {
        Text(status)
          .font(Font.subheadline.weight(.semibold))
          .foregroundColor(row.isListed == false ? .red : .accentColor)
      }
      if let price = row.price { Text(price).font(Font.title2.weight(.bold)) }
      Text(row.title).font(.title3)
      if let subtitle = row.subtitle { Text(subtitle).foregroundColor(.secondary) }
      HomeCountsView(row: row)
    }
    .fixedSize(horizontal: false, vertical: true)
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(row.accessibilityLabel)
    .accessibilityAddTraits(.isHeader)
  }
}
