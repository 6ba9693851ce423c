import Foundation

/// Who is told and asked what a page does. All are called on the main actor, and none once the page is closed.
package struct WebPageHandlers {
  /// Told after anything of the status changed.
  package var status: (@MainActor (WebPageStatus) -> Void)?
  /// Told what happens to a load; loads are counted up, so that late events are known.
  package var load: (@MainActor (_ load: Int, WebLoadEvent) -> Void)?
  /// Asked before a navigation, which waits for the answer; without it all are allowed.
  package var navigation:
    (@MainActor (WebNavigation, _ answer: @escaping @MainActor (WebNavigation.Decision) -> Void) -> Void)?
  /// Told what a page wants to open in a new window; it is not opened.
  package var newWindow: (@MainActor (WebNavigation) -> Void)?
  /// Told when the process that shows the page ended; the page can be loaded again.
  package var processEnd: (@MainActor (WebProcessEnd) -> Void)?
  /// Shows a dialog of the page, which waits for the answer; without it the page shows it by itself.
  package var dialog:
    (@MainActor (WebDialog, _ answer: @escaping @MainActor (WebDialog.Answer) -> Void) -> Void)?
  /// Told what was not downloaded.
  package var download: (@MainActor (URL?) -> Void)?
  /// Opens an address that is to open outside; without it the system does, and says if nothing can.
  package var openOutside: (@MainActor (URL) -> Void)?

  /// Nobody.
  package init() {}
}
