import CGTK
import SwiftUI

extension GroupBoxContent: WidgetContent {
  package func makePeer(for element: Element, in host: GTKHost) -> any GTKPeer {
    BoxPeer(element) { $0.setClass("card", true) }
  }
}

extension HelpContent: WidgetContent {
  package func makePeer(for element: Element, in host: GTKHost) -> any GTKPeer {
    BoxPeer(element) { [weak element] widget in
      guard let help = element?.content as? HelpContent else { return }
      gtk_widget_set_tooltip_text(widget, help.text)
      Accessible(widget).set(.description(help.text))
    }
  }
}
