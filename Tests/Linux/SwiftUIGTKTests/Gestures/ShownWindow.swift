import CGTK
import SwiftUI

@testable import SwiftUIGTK

/// A window of a view, shown and painted.
@MainActor
struct ShownWindow {
  let window: Window

  init(@ViewBuilder _ content: () -> some View) {
    window = Window(title: "Test", size: CGSize(width: 320, height: 400), content: content)
    window.present()
    let canvas = window.host.root.canvas.widget
    MainLoop.iterate(until: { gtk_widget_get_mapped(canvas) != 0 })
    MainLoop.runFrame(of: canvas)
  }

  func close() {
    window.close()
    MainLoop.handlePending()
  }

  /// All elements, each before those inside it.
  var elements: [Element] {
    func all(_ element: Element) -> [Element] { [element] + element.children.flatMap(all) }
    return window.host.rootElement.map(all) ?? []
  }

  /// The peers of the views with gestures, in order.
  func gesture(_ index: Int) -> GesturePeer? {
    let peers = elements.compactMap { $0.peer as? GesturePeer }
    return peers.indices.contains(index) ? peers[index] : nil
  }
}
