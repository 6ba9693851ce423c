import CGTK
import Foundation
import SwiftUI

extension WebView {
  /// The signals of what pages ask for.
  func requestConnections() -> [SignalConnection] {
    [
      connect(object, "script-dialog") { [weak self] (dialog: WebKitObject?) -> Bool in
        guard let self, let dialog else { return false }
        return show(dialog)
      },
      // Camera, microphone, place, notifications: none of our pages needs them.
      connect(object, "permission-request") { [webKit] (request: WebKitObject?) -> Bool in
        guard let request else { return false }
        webKit.permission_request_deny(request)
        return true
      },
      // GTK's print dialog would run a main loop within the main loop.
      connect(object, "print") { true },
      connect(object, "context-menu") { [weak self] (menu: WebKitObject?) -> Bool in
        guard let self, let menu else { return true }
        return reduce(menu) == 0
      },
      connect(session.network, "download-started") { [weak self] (download: WebKitObject?) in
        guard let self, let download, webKit.download_get_web_view(download) == object else { return }
        let address = webKit.download_get_request(download).map(webKit.uri_request_get_uri)
        webKit.download_cancel(download)
        handlers.download?(address.flatMap { URL(string: String(cString: $0)) })
      },
    ]
  }

  private func show(_ dialog: WebKitObject) -> Bool {
    guard let asked = handlers.dialog else { return false }
    guard let kind = kind(of: dialog) else { return false }
    let webKit = webKit
    let address = UInt(bitPattern: webKit.script_dialog_ref(dialog))
    let answer = OneAnswer<WebDialog.Answer>(orElse: .decline) { choice in
      guard let dialog = WebKitObject(bitPattern: address) else { return }
      switch (kind, choice) {
      case (.confirm, .accept), (.leave, .accept): webKit.script_dialog_confirm_set_confirmed(dialog, 1)
      case (.prompt, .text(let text)): webKit.script_dialog_prompt_set_text(dialog, text)
      case (.prompt(let initial), .accept): webKit.script_dialog_prompt_set_text(dialog, initial)
      default: break
      }
      webKit.script_dialog_close(dialog)
      webKit.script_dialog_unref(dialog)
    }
    let message = webKit.script_dialog_get_message(dialog).map { String(cString: $0) } ?? ""
    asked(WebDialog(kind: kind, message: message), answer.give)
    return true
  }

  private func kind(of dialog: WebKitObject) -> WebDialog.Kind? {
    switch WebKitConstants.ScriptDialogType(rawValue: webKit.script_dialog_get_dialog_type(dialog)) {
    case .alert: .alert
    case .confirm: .confirm
    case .prompt:
      .prompt(
        initial: webKit.script_dialog_prompt_get_default_text(dialog).map { String(cString: $0) } ?? "")
    case .beforeUnloadConfirm: .leave
    case nil: nil
    }
  }

  /// Leaves in a page's menu what a shop's page needs, and returns how much that is.
  ///
  /// Windows and downloads, which we do not have, the inspector and the rest are taken out.
  @discardableResult
  func reduce(_ menu: WebKitObject) -> Int {
    var items: [WebKitObject] = []
    var element = webKit.context_menu_get_items(menu)
    while let link = element {
      if let item = link.pointee.data { items.append(item) }
      element = link.pointee.next
    }
    let kept = items.filter {
      WebKitConstants.ContextMenuAction(rawValue: webKit.context_menu_item_get_stock_action($0)) != nil
    }
    for item in items where !kept.contains(item) { webKit.context_menu_remove(menu, item) }
    return kept.count
  }
}
