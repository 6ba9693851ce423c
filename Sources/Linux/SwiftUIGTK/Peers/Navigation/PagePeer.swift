import SwiftUI

extension PageContent: WidgetContent {
  /// A page, on a ground of its own in the column beside the detail.
  package func makePeer(for element: Element, in host: GTKHost) -> any GTKPeer {
    BoxPeer(element, of: PageContent.self) { $0.widget.setClass(Look.sidebar, $1.isSidebar) }
  }
}
