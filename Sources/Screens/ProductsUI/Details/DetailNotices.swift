import CommonUI
import Products
import SwiftUI

/// What there is to say about where a product that is shown comes from: it may be old, or could not be asked for.
struct DetailNotices: View {
  let phase: ProductDetailModel.Phase
  let notice: String?
  let retry: () -> Void

  var body: some View {
    if let notice { OfflineNotice(text: notice) { retry() } }
    switch phase {
    case .missing(let message): NoticeBanner(message, symbol: "shippingbox")
    case .failed(let message):
      NoticeBanner(message, symbol: "exclamationmark.triangle")
      Button(CommonText.retry) { retry() }.padding(.top, 8)
    case .idle, .loading, .loaded: EmptyView()
    }
  }
}
