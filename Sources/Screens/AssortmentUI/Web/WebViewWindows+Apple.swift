#if canImport(UIKit)
  import Assortment
  import CommonUI
  import UIKit
  import WebKit

  /// What a page opens besides itself: other windows, of which there are none, and the dialogs of its scripts.
  extension WebViewCoordinator: WKUIDelegate {
    func webView(
      _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
      for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
      // A web view asks for no window unless the user touched something.
      _ = page.navigationRequested(
        to: navigationAction.request.url.map(site.address(outsideWebView:)), target: .newWindow,
        isUserGesture: true)
      return nil
    }

    func webView(
      _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
      initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
      let answer = ScriptAnswer<Void>(orElse: ()) { completionHandler() }
      let dialog = dialog(of: frame, message)
      dialog.addAction(
        UIAlertAction(title: AssortmentScreensText.ok, style: .default) { _ in answer.give(()) })
      present(dialog, over: webView)
    }

    func webView(
      _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
      initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
    ) {
      let answer = ScriptAnswer(orElse: false, completionHandler)
      let dialog = dialog(of: frame, message)
      dialog.addAction(UIAlertAction(title: CommonText.cancel, style: .cancel) { _ in answer.give(false) })
      dialog.addAction(
        UIAlertAction(title: AssortmentScreensText.ok, style: .default) { _ in answer.give(true) })
      present(dialog, over: webView)
    }

    func webView(
      _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
      initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (String?) -> Void
    ) {
      let answer = ScriptAnswer(orElse: nil, completionHandler)
      let dialog = dialog(of: frame, prompt)
      dialog.addTextField { $0.text = defaultText }
      dialog.addAction(UIAlertAction(title: CommonText.cancel, style: .cancel) { _ in answer.give(nil) })
      dialog.addAction(
        UIAlertAction(title: AssortmentScreensText.ok, style: .default) { [weak dialog] _ in
          answer.give(dialog?.textFields?.first?.text ?? "")
        })
      present(dialog, over: webView)
    }

    /// A dialog that says whose words it shows.
    private func dialog(of frame: WKFrameInfo, _ message: String) -> UIAlertController {
      UIAlertController(title: frame.securityOrigin.host, message: message, preferredStyle: .alert)
    }

    /// Shows a dialog above all else in the window. A page that is in none shows no dialog, and nobody answers it.
    private func present(_ dialog: UIAlertController, over webView: WKWebView) {
      var top = webView.window?.rootViewController
      while let above = top?.presentedViewController { top = above }
      top?.present(dialog, animated: true)
    }
  }

  /// The answer that a script waits for. WebKit ends the app if none ever comes, so a dialog that goes away without one has given
  /// the one that changes nothing.
  @MainActor
  private final class ScriptAnswer<Value: Sendable> {
    private let usual: Value
    private var reply: (@MainActor @Sendable (Value) -> Void)?

    init(orElse usual: Value, _ reply: @escaping @MainActor @Sendable (Value) -> Void) {
      self.usual = usual
      self.reply = reply
    }

    func give(_ value: Value) {
      reply?(value)
      reply = nil
    }

    deinit {
      guard let reply else { return }
      DispatchQueue.main.async { [usual] in reply(usual) }
    }
  }
#endif
