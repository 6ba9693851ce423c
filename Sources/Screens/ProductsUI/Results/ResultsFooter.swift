import CommonUI
import Products
import SwiftUI

/// What stands below the rows: that more is on its way, or why it did not come.
struct ResultsFooter: View {
  let footer: ResultsModel.Footer
  let retry: () -> Void

  var body: some View {
    switch footer {
    case .none: EmptyView()
    case .loading:
      HStack(spacing: 8) {
        Spacer()
        ProgressView()
        Text(verbatim: ProductsUIText.moreOnItsWay).font(.footnote).foregroundColor(.secondary)
        Spacer()
      }
      .accessibilityElement(children: .combine)
    case .failed(let message):
      NoticeBanner(message, symbol: "exclamationmark.triangle").listRowInsets(EdgeInsets())
      Button(CommonText.retry) { retry() }
    }
  }
}
