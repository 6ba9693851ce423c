import CommonUI
import Products
import SwiftUI

/// The bar code number of a product: the number, its calculated check digit, the verdict, how it came about, and the bars.
struct NumberSection: View {
  let detail: ProductDetail

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      SectionTitle(text: ProductsUIText.numberSection)
      VStack(alignment: .leading, spacing: 0) {
        Fact(name: ProductsUIText.upc, value: detail.upc)
        if let number = detail.product.upc, !number.isEmpty {
          CopyButton(ProductsUIText.copyUPC, text: number).font(.subheadline)
        }
      }
      if let digit = detail.calculatedDigit { Fact(name: ProductsUIText.checkDigit, value: digit) }
      VerdictLabel(badge: detail.badge).font(.headline)
      ForEach(sentences, id: \.self) { sentence in
        Text(verbatim: sentence).font(.subheadline).fixedSize(horizontal: false, vertical: true)
      }
      if !detail.steps.isEmpty { WorkingView(steps: detail.steps) }
      if let bars = detail.bars {
        BarCodeView(pattern: bars, number: detail.upc).clipShape(RoundedRectangle(cornerRadius: 10))
      }
      if let reason = detail.whyNoBars {
        Text(verbatim: reason).font(.footnote).foregroundColor(.secondary)
          .fixedSize(horizontal: false, vertical: true)
      }
    }
  }

  private var sentences: [String] {
    [detail.explanation, detail.expansion].compactMap { $0 } + detail.notes
  }
}
