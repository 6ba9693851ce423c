import CGTK
import SwiftUI

/// What loads a page and shows it in a widget.
@MainActor
protocol WidgetWebEngine: WebPageEngine {
  /// Shows the page, or says why there is none.
  var widget: WidgetPointer { get }
  /// The size of text, 1 as the page has it.
  var textScale: Double { get set }
}

extension WebView: WidgetWebEngine {}

extension GTKHost: WebPageHost {
  package func makeWebPageEngine(in environment: EnvironmentValues) -> any WebPageEngine {
    do {
      return WebView(session: try WebSession.shared(), userAgentSuffix: WebPageSettings.userAgentSuffix)
    } catch {
      log("\(error)")
      return MissingWebEngine("\(error)")
    }
  }
}
