import Assortment
import CommonUI
import SwiftUI

/// A page of the shop, with how far it has come above it and the ways through it below.
struct WebPageScreen: View {
  @ObservedObject var page: WebPageModel
  let site: WebSite

  var body: some View {
    VStack(spacing: 0) {
      ZStack(alignment: .top) {
        WebPageView(page: page, site: site)
          .opacity(page.failureText == nil ? 1 : 0)
          .accessibilityHidden(page.failureText != nil)
        if page.failureText != nil {
          WebPageFailure(page: page, site: site)
        }
        if let progress = page.state.progress {
          ProgressView(value: progress)
            .accessibilityLabel(AssortmentScreensText.progress)
        }
      }
      Divider()
      WebPageBar(page: page)
    }
    .navigationTitle(page.title)
    .navigationBarTitleDisplayMode(.inline)
  }
}
