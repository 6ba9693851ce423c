import CGTK
import SwiftUI

extension GroupBoxContent: WidgetContent {
  package func makePeer(for element: Element, in host: GTKHost) -> any GTKPeer {
    BoxPeer(element, of: GroupBoxContent.self) { canvas, _ in canvas.widget.setClass("card", true) }
  }
}

extension HelpContent: WidgetContent {
  package func makePeer(for element: Element, in host: GTKHost) -> any GTKPeer {
    BoxPeer(element, of: HelpContent.self) { canvas, help in
      gtk_widget_set_tooltip_text(canvas.widget, help.text)
      Accessible(canvas.widget).set(.description(help.text))
    }
  }
}
