import CommonUI
import Products
import SwiftUI

/// All that is known about a product.
struct DetailContent: View {
  let detail: ProductDetail
  @Environment(\.openURL) private var openURL
  @State private var shown: OpenedPictures?

  var body: some View {
    VStack(alignment: .leading, spacing: 28) {
      picture
      VStack(alignment: .leading, spacing: 8) {
        Text(verbatim: detail.title).font(.title2).bold().fixedSize(horizontal: false, vertical: true)
          .accessibilityAddTraits(.isHeader)
        price
      }
      NumberSection(detail: detail)
      VStack(alignment: .leading, spacing: 10) {
        SectionTitle(text: ProductsUIText.description)
        Text(verbatim: detail.description).fixedSize(horizontal: false, vertical: true)
      }
      if let page = detail.page {
        Button {
          openURL(page)
        } label: {
          Label(ProductsUIText.openInShop, systemImage: "safari")
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  @ViewBuilder private var picture: some View {
    if let image = detail.image {
      let label = ProductsUIText.picture(of: detail.title)
      Button {
        shown = OpenedPictures([OpenedPictures.Picture(url: image, label: label)])
      } label: {
        ProductPicture(url: image, longestSide: 600).frame(height: 280)
      }
      .buttonStyle(PlainButtonStyle())
      .accessibilityLabel(Text(verbatim: label))
      .accessibilityHint(Text(verbatim: ProductsUIText.showPicture))
      .pictureViewer($shown)
    } else {
      ProductPicture(url: nil, longestSide: 600).frame(height: 280)
    }
  }

  private var price: some View {
    HStack(alignment: .firstTextBaseline, spacing: 10) {
      Text(verbatim: detail.price).font(Font.title2.monospacedDigit()).foregroundColor(.accentColor)
      if let regular = detail.regularPrice {
        Text(verbatim: regular).strikethrough().foregroundColor(.secondary)
          .accessibilityLabel(Text(verbatim: ProductsUIText.wasPrice(regular)))
      }
    }
  }
}
