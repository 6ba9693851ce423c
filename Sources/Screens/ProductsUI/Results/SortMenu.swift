import Products
import SwiftUI

/// The button that opens the orders of the results.
struct SortMenu: View {
  @Binding var sort: ProductSort

  var body: some View {
    Menu {
      Picker(selection: $sort, label: Text(verbatim: ProductsUIText.sort)) {
        ForEach(ProductSort.allCases, id: \.self) { Text(verbatim: ProductsText.order($0)).tag($0) }
      }
    } label: {
      Label(ProductsUIText.sort, systemImage: "arrow.up.arrow.down")
    }
    .accessibilityValue(Text(verbatim: ProductsText.order(sort)))
  }
}
