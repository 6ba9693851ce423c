#if canImport(UIKit)
  import Assortment
  import Combine
  import WebKit

  /// Has a web view do what a page's model says, and tells the model what happens.
  @MainActor
  final class WebViewCoordinator: NSObject {
    let page: WebPageModel
    let site: WebSite

    private let refreshControl = UIRefreshControl()
    private weak var view: WKWebView?
    private var connections: Set<AnyCancellable> = []
    private var lastLoad = 0
    private var current: WKNavigation?

    init(page: WebPageModel, site: WebSite) {
      self.page = page
      self.site = site
    }

    func connect(_ view: WKWebView) {
      self.view = view
      view.navigationDelegate = self
      view.uiDelegate = self
      refreshControl.addAction(UIAction { [weak page] _ in page?.reloadTapped() }, for: .valueChanged)
      view.scrollView.refreshControl = refreshControl
      observe(view)
      // The model publishes at once what it is told, which must wait until the view that is being made is there.
      DispatchQueue.main.async { [weak self] in
        guard let self, self.view != nil else { return }
        self.page.attach { [weak self] in self?.perform($0) }
      }
    }

    func disconnect() {
      view = nil
      connections = []
      page.detach()
    }

    private func perform(_ command: WebPageModel.Command) {
      guard let view else { return }
      switch command {
      case .load(let url): view.load(URLRequest(url: site.address(inWebView: url)))
      case .reload: view.reload()
      case .stop: view.stopLoading()
      case .goBack: view.goBack()
      case .goForward: view.goForward()
      }
    }

    private func observe(_ view: WKWebView) {
      view.publisher(for: \.estimatedProgress, options: [.new])
        .sink { [weak self] share in
          MainActor.assumeIsolated { self.map { $0.page.received(.progressed($0.lastLoad, share)) } }
        }
        .store(in: &connections)
      view.publisher(for: \.canGoBack, options: [.new])
        .merge(with: view.publisher(for: \.canGoForward, options: [.new]))
        .sink { [weak self] _ in MainActor.assumeIsolated { self?.historyChanged() } }
        .store(in: &connections)
      page.$state
        .sink { [weak self] state in
          MainActor.assumeIsolated { if !state.isLoading { self?.refreshControl.endRefreshing() } }
        }
        .store(in: &connections)
    }

    private func historyChanged() {
      guard let view else { return }
      page.historyChanged(canGoBack: view.canGoBack, canGoForward: view.canGoForward)
    }

    // MARK: Loads

    private func started(_ navigation: WKNavigation?) {
      lastLoad += 1
      current = navigation
      if let url = address { page.received(.started(lastLoad, url)) }
    }

    /// The number of the load that a navigation is; one that is over where it is not the current one.
    private func load(of navigation: WKNavigation?) -> WebPageState.LoadID {
      navigation == current ? lastLoad : lastLoad - 1
    }

    private var address: URL? { view?.url.map(site.address(outsideWebView:)) }

    private func failed(_ navigation: WKNavigation?, _ error: any Error) {
      let load = load(of: navigation)
      if let failure = WebFailure(error) {
        page.received(.failed(load, failure))
      } else {
        page.received(.cancelled(load))
      }
    }

    private func isAllowed(_ action: WKNavigationAction, _ view: WKWebView) -> Bool {
      // Whether a new window is wanted is asked once more where it would be made.
      guard let frame = action.targetFrame else { return true }
      let url = action.request.url.map(site.address(outsideWebView:))
      guard
        page.navigationRequested(
          to: url, target: frame.isMainFrame ? .mainFrame : .subFrame,
          isUserGesture: action.navigationType != .other)
      else { return false }
      guard let address = url.map(site.address(inWebView:)), address != action.request.url else {
        return true
      }
      view.load(URLRequest(url: address))
      return false
    }
  }

  extension WebViewCoordinator: WKNavigationDelegate {
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
      decisionHandler(isAllowed(navigationAction, webView) ? .allow : .cancel)
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      started(navigation)
    }

    func webView(
      _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
    ) {
      if let url = address { page.received(.redirected(load(of: navigation), url)) }
    }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
      if let url = address { page.received(.redirected(load(of: navigation), url)) }
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      page.received(.finished(load(of: navigation)))
    }

    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
      failed(navigation, error)
    }

    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
      failed(navigation, error)
    }

    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
      page.received(.processEnded)
    }
  }

  extension WebFailure {
    /// `nil` where nothing failed: the load was given up, or its address opened elsewhere.
    fileprivate init?(_ error: Any) {
      guard let error = error as? NSError, error.domain == NSURLErrorDomain else {
        // 102: the policy stopped it; 204: it is played instead. https://developer.apple.com/documentation/webkit/wkerror
        if let error = error as? NSError, error.domain == "WebKitErrorDomain",
          [102, 204].contains(error.code)
        {
          return nil
        }
        self = .other
        return
      }
      self.init(urlErrorCode: error.code)
    }
  }
#endif
