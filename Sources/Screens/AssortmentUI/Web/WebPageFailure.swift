import Assortment
import CommonUI
import SwiftUI

/// Why a page is not shown, and what to do.
struct WebPageFailure: View {
  @ObservedObject var page: WebPageModel
  let site: WebSite

  var body: some View {
    if case .failed(.unavailable, let url) = page.state.phase {
      if site.isOnlyHere(url) {
        StatusView(
          symbol: "safari", title: AssortmentScreensText.noPage,
          message: [page.failureText, AssortmentScreensText.onlyInDemo].compactMap { $0 }.joined(
            separator: " "))
      } else {
        StatusView(
          symbol: "safari", title: AssortmentScreensText.noPage, message: page.failureText,
          actionTitle: AssortmentScreensText.openInBrowser
        ) { page.openInBrowserTapped() }
      }
    } else {
      StatusView(failure: page.failureText ?? "") { page.retryTapped() }
    }
  }
}
