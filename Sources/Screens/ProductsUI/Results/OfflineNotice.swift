import CommonUI
import SwiftUI

/// That what is shown is old, and the way to something newer.
struct OfflineNotice: View {
  let text: String
  let refresh: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      NoticeBanner(text)
      Button(ProductsUIText.refresh) { refresh() }.padding(.horizontal).padding(.vertical, 8)
    }
  }
}
