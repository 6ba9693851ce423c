import CommonUI
import SwiftUI

/// That what is shown is old, and the way to something newer.
struct OfflineNotice: View {
  let text: String
  let refresh: @MainActor () -> Void

  var body: some View {
    ActionBanner(text) { Button(ProductsUIText.refresh) { refresh() } }
  }
}
