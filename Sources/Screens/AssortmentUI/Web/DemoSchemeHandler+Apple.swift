#if canImport(UIKit)
  import Foundation
  import Services
  import WebKit

  /// Answers a web view's requests for the demo's pages.
  @MainActor
  final class DemoSchemeHandler: NSObject {
    private let demo: DemoPages
    private let site: WebSite
    private var tasks: [ObjectIdentifier: Task<Void, Never>] = [:]

    init(_ demo: DemoPages, _ site: WebSite) {
      self.demo = demo
      self.site = site
    }

    private func answer(_ request: any WKURLSchemeTask) async {
      guard let url = request.request.url else { return }
      do {
        let response = try await demo.document(at: site.address(outsideWebView: url))
        // A request that was stopped must not be answered: WebKit would end the program.
        guard !Task.isCancelled else { return }
        let type = response.headers["Content-Type"] ?? "application/octet-stream"
        let head = HTTPURLResponse(
          url: url, statusCode: response.status, httpVersion: "HTTP/1.1", headerFields: ["Content-Type": type]
        )
        request.didReceive(
          head
            ?? URLResponse(
              url: url, mimeType: nil, expectedContentLength: response.body.count, textEncodingName: "utf-8"))
        request.didReceive(response.body)
        request.didFinish()
      } catch {
        guard !Task.isCancelled else { return }
        request.didFailWithError(error)
      }
    }
  }

  extension DemoSchemeHandler: WKURLSchemeHandler {
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
      let id = ObjectIdentifier(urlSchemeTask)
      tasks[id] = Task { [weak self] in
        await self?.answer(urlSchemeTask)
        // A stopped request has left the table already, and its place may be another's by now.
        if !Task.isCancelled { self?.tasks[id] = nil }
      }
    }

    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {
      tasks.removeValue(forKey: ObjectIdentifier(urlSchemeTask))?.cancel()
    }
  }
#endif
