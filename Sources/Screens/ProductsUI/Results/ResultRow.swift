import CommonUI
import Products
import SwiftUI

/// A product among the results: picture, name, price and verdict.
struct ResultRow: View {
  let row: ProductRow
  let open: () -> Void
  @Environment(\.sizeCategory) private var sizeCategory
  @ScaledMetric private var side: CGFloat = 76

  var body: some View {
    Button {
      open()
    } label: {
      layout.contentShape(Rectangle())
    }
    .buttonStyle(PlainButtonStyle())
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(verbatim: row.spoken))
    .accessibilityAddTraits(.isButton)
    .accessibilityAction { open() }
  }

  @ViewBuilder private var layout: some View {
    if sizeCategory.isAccessibilityCategory {
      VStack(alignment: .leading, spacing: 8) {
        picture
        words
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.vertical, 8)
    } else {
      HStack(spacing: 14) {
        picture
        words.frame(maxWidth: .infinity, alignment: .leading)
        Image(systemName: "chevron.forward").font(.footnote).foregroundColor(.secondary)
      }
      .padding(.vertical, 6)
    }
  }

  private var picture: some View {
    ProductPicture(url: row.image, longestSide: side).frame(width: side, height: side)
  }

  private var words: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: row.title).font(.subheadline).fixedSize(horizontal: false, vertical: true)
      Text(verbatim: row.price).font(Font.headline.monospacedDigit())
      VerdictLabel(badge: row.badge).font(.footnote)
    }
  }
}
