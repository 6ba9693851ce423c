#if canImport(UIKit)
  import Assortment
  import SwiftUI
  import WebKit

  /// The page itself, in a web view.
  struct WebPageView: UIViewRepresentable {
    let page: WebPageModel
    let site: WebSite

    func makeCoordinator() -> WebViewCoordinator { WebViewCoordinator(page: page, site: site) }

    func makeUIView(context: Context) -> WKWebView {
      let configuration = WKWebViewConfiguration()
      // The demo has no customers to remember.
      configuration.websiteDataStore = site.demo == nil ? .default() : .nonPersistent()
      configuration.allowsInlineMediaPlayback = true
      if let demo = site.demo {
        configuration.setURLSchemeHandler(DemoSchemeHandler(demo, site), forURLScheme: WebSite.demoScheme)
      }
      let view = WKWebView(frame: .zero, configuration: configuration)
      view.allowsBackForwardNavigationGestures = true
      context.coordinator.connect(view)
      return view
    }

    func updateUIView(_ view: WKWebView, context: Context) {}

    static func dismantleUIView(_ view: WKWebView, coordinator: WebViewCoordinator) {
      view.stopLoading()
      coordinator.disconnect()
    }
  }
#endif
