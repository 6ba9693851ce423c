import CGTK
import SwiftUI

extension TabBarContent: WidgetContent {
  package func makePeer(for element: Element, in host: GTKHost) -> any GTKPeer {
    let peer = TabBarPeer(element)
    host.bars.add(peer)
    return peer
  }
}

/// The buttons of a tab view. The arrow keys select the tab beside the one that has the focus.
@MainActor
final class TabBarPeer: BarPeer {
  init(_ element: Element) {
    super.init(element, styleClass: Look.tabBar)
    canvas.addArrowKeys { [weak self] step in self?.move(by: step) ?? false }
    showPlace()
  }

  override func update(from old: any ElementContent) {
    super.update(from: old)
    showPlace()
  }

  private func showPlace() {
    let isOnTop = (element.content as? TabBarContent)?.isOnTop == true
    canvas.widget.setClass("top", isOnTop)
    canvas.widget.setClass("bottom", !isOnTop)
  }

  /// Selects a tab further to the right, or to the left. Returns whether a tab has the focus.
  @discardableResult
  func move(by step: Int) -> Bool {
    let tabs = element.children.compactMap { $0.peer as? TabButtonPeer }
    guard let current = tabs.firstIndex(where: { gtk_widget_is_focus($0.widget) != 0 }) else { return false }
    let next = current + (element.isRightToLeft ? -step : step)
    guard tabs.indices.contains(next) else { return true }
    gtk_widget_grab_focus(tabs[next].widget)
    tabs[next].select()
    return true
  }
}

extension Canvas {
  /// Hears the left and the right arrow while the focus is inside: -1 and 1. The answer says whether the key did something.
  func addArrowKeys(_ action: @escaping @MainActor (Int) -> Bool) {
    guard let keys = gtk_event_controller_key_new() else { return }
    connect(UnsafeMutableRawPointer(keys), "key-pressed") {
      (key: UInt32, _: UInt32, state: GdkModifierType) -> Bool in
      guard state.heldKeys == .none else { return false }
      switch Int32(bitPattern: key) {
      case GDK_KEY_Left, GDK_KEY_KP_Left: return action(-1)
      case GDK_KEY_Right, GDK_KEY_KP_Right: return action(1)
      default: return false
      }
    }
    gtk_widget_add_controller(widget, keys)
  }
}
