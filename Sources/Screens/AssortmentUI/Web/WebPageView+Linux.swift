#if os(Linux)
  import Assortment
  import HTTP
  import Services
  import SwiftUI

  /// The page itself, in a web view.
  struct WebPageView: View {
    let page: WebPageModel
    let site: WebSite
    @StateObject private var controller: WebPageController
    @State private var isConnected = false

    init(page: WebPageModel, site: WebSite) {
      self.page = page
      self.site = site
      _controller = StateObject(wrappedValue: WebPageView.controller(site))
    }

    var body: some View {
      HostedWebPage(controller)
        // A tab that is chosen again appears again, with the page that it had.
        .onAppear { if !isConnected { connect() } }
    }

    /// What all pages have in common is to be said before the first one is there.
    private static func controller(_ site: WebSite) -> WebPageController {
      WebPageSettings.storage = .folders(
        data: site.places.data.appendingPathComponent("web", isDirectory: true),
        cache: site.places.cache.appendingPathComponent("web", isDirectory: true))
      DemoScheme.site = site
      WebPageSettings.register(scheme: WebSite.demoScheme, handler: DemoScheme.answer)
      return WebPageController()
    }

    private func connect() {
      isConnected = true
      hear()
      page.attach { [weak controller, site] command in
        switch command {
        case .load(let url): controller?.load(site.address(inWebView: url))
        case .reload: controller?.reload()
        case .stop: controller?.stop()
        case .goBack: controller?.goBack()
        case .goForward: controller?.goForward()
        }
      }
    }

    private func hear() {
      controller.handlers.navigation = { [weak page, weak controller, site] navigation, answer in
        let url = navigation.url.map(site.address(outsideWebView:))
        let isAllowed =
          page?.navigationRequested(
            to: url, target: navigation.isMainFrame ? .mainFrame : .subFrame,
            isUserGesture: navigation.isUserGesture) == true
        let address = url.map(site.address(inWebView:))
        if isAllowed, let address, address != navigation.url {
          answer(.cancel)
          controller?.load(address)
        } else {
          answer(isAllowed ? .allow : .cancel)
        }
      }
      controller.handlers.newWindow = { [weak page, site] navigation in
        _ = page?.navigationRequested(
          to: navigation.url.map(site.address(outsideWebView:)), target: .newWindow,
          isUserGesture: navigation.isUserGesture)
      }
      controller.handlers.load = { [weak page, site] load, event in
        page?.received(WebPageState.Event(load, event, in: site))
      }
      controller.handlers.processEnd = { [weak page] _ in page?.received(.processEnded) }
      controller.handlers.status = { [weak page] status in
        page?.historyChanged(canGoBack: status.canGoBack, canGoForward: status.canGoForward)
      }
    }
  }

  extension WebPageState.Event {
    fileprivate init(_ load: Int, _ event: WebLoadEvent, in site: WebSite) {
      switch event {
      case .started(let url): self = .started(load, site.address(outsideWebView: url))
      case .redirected(let url): self = .redirected(load, site.address(outsideWebView: url))
      case .progressed(let share): self = .progressed(load, share)
      case .finished: self = .finished(load)
      case .failed(let failure): self = .failed(load, WebFailure(failure.category))
      case .cancelled: self = .cancelled(load)
      }
    }
  }

  extension WebFailure {
    fileprivate init(_ category: WebLoadFailure.Category) {
      switch category {
      case .offline: self = .offline
      case .hostNotFound, .unreachable: self = .unreachable
      case .timeout: self = .timeout
      case .tls: self = .insecure
      case .http(let status): self = .status(status)
      case .unavailable: self = .unavailable
      case .other: self = .other
      }
    }
  }

  /// Answers the web views' requests for the demo's pages. There is one for the program, as WebKit asks for one.
  @MainActor
  private enum DemoScheme {
    static var site: WebSite?

    static let answer: WebSchemeHandler = { request, reply in
      guard let site, let demo = site.demo else { return reply(.failure("The demo is not the source.")) }
      // It ends by itself: the demo answers at once, and never waits for anybody.
      Task {
        do {
          let response = try await demo.document(at: site.address(outsideWebView: request.url))
          reply(.document(WebSchemeReply.Document(response)))
        } catch {
          reply(.failure(error.localizedDescription))
        }
      }
    }
  }

  extension WebSchemeReply.Document {
    fileprivate init(_ response: HTTPResponse) {
      self.init(
        response.body, contentType: response.headers["Content-Type"] ?? "application/octet-stream",
        status: response.status)
    }
  }
#endif
