import CommonUI
import Products
import SwiftUI

/// What there is to say about where a product that is shown comes from: it may be old, or could not be asked for.
struct DetailNotices: View {
  let phase: ProductDetailModel.Phase
  let notice: String?
  let retry: @MainActor () -> Void

  var body: some View {
    if let notice { OfflineNotice(text: notice) { retry() } }
    switch phase {
    case .missing(let message): NoticeBanner(message, symbol: "shippingbox")
    case .failed(let message):
      ActionBanner(message, symbol: "exclamationmark.triangle") { Button(CommonText.retry) { retry() } }
    case .idle, .loading, .loaded: EmptyView()
    }
  }
}
