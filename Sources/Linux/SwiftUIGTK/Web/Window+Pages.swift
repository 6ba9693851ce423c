import SwiftUI

extension Window {
  /// Whether a web page in it is on its way.
  package var isLoadingPage: Bool { tree.rootElement?.isLoadingPage ?? false }
}

extension Element {
  fileprivate var isLoadingPage: Bool {
    (content as? WebPageContent)?.controller.status.isLoading == true
      || children.contains(where: \.isLoadingPage)
  }
}
