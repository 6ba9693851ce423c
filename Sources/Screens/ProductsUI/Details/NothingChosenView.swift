import CommonUI
import SwiftUI

/// Stands beside the search and its results as long as no product is chosen.
struct NothingChosenView: View {
  var body: some View {
    StatusView(symbol: "barcode", title: ProductsUIText.choose, message: ProductsUIText.chooseHint)
  }
}
