import CGTK
import SwiftUI
import SwiftUITesting

@testable import SwiftUIGTK

/// A window with a view whose controls a test uses as a person would.
@MainActor
final class ControlWindow {
  let window: Window

  init(
    size: CGSize = CGSize(width: 360, height: 400), @ViewBuilder _ content: @escaping () -> some View
  ) {
    window = Window(size: size, content: content)
    window.present()
    MainLoop.iterate(until: { gtk_widget_get_mapped(self.window.host.root.canvas.widget) != 0 })
    runFrame()
  }

  func runFrame() {
    MainLoop.handlePending()
    MainLoop.runFrame(of: window.widget)
  }

  func close() {
    window.close()
    MainLoop.handlePending()
  }

  var elements: [Element] {
    func all(_ element: Element) -> [Element] { [element] + element.children.flatMap(all) }
    return window.tree.root?.children.flatMap(\.elements).flatMap(all) ?? []
  }

  /// The peer of the first control of a kind, or of the one that is called something.
  func peer<Peer: GTKPeer>(_ type: Peer.Type, _ name: String? = nil) -> Peer? {
    elements.first { $0.peer is Peer && (name == nil || $0.spokenLabel == name) }?.peer as? Peer
  }

  /// Presses what has the role of a button and is called something, as assistive technology does.
  @discardableResult
  func activate(_ widget: WidgetPointer?) -> Bool {
    guard let widget else { return false }
    defer { runFrame() }
    return gtk_widget_activate_action_variant(widget, CanvasClass.pressAction, nil) != 0
  }
}

extension GTKPeer {
  func has(_ state: GtkAccessibleState) -> Bool { gtk_test_accessible_has_state(widget.opaque, state) != 0 }
  func has(_ property: GtkAccessibleProperty) -> Bool {
    gtk_test_accessible_has_property(widget.opaque, property) != 0
  }
  func has(_ role: GtkAccessibleRole) -> Bool { gtk_test_accessible_has_role(widget.opaque, role) != 0 }
}

/// The popover that hangs at a widget.
@MainActor
func popover(of widget: WidgetPointer) -> WidgetPointer? {
  var next = gtk_widget_get_first_child(widget)
  while let child = next {
    if String(cString: gtk_widget_get_css_name(child)) == "popover" { return child }
    next = gtk_widget_get_next_sibling(child)
  }
  return nil
}

extension GtkScrollType: GValueConvertible {
  /// The type's number.
  public static var gType: GType { gtk_scroll_type_get_type() }
  /// Reads an enumeration.
  public static func read(from value: UnsafePointer<GValue>) -> GtkScrollType {
    GtkScrollType(rawValue: UInt32(bitPattern: g_value_get_enum(value)))
  }
  /// Stores an enumeration.
  public func write(to value: UnsafeMutablePointer<GValue>) {
    g_value_set_enum(value, Int32(bitPattern: rawValue))
  }
}

extension GtkEntryIconPosition: GValueConvertible {
  /// The type's number.
  public static var gType: GType { gtk_entry_icon_position_get_type() }
  /// Reads an enumeration.
  public static func read(from value: UnsafePointer<GValue>) -> GtkEntryIconPosition {
    GtkEntryIconPosition(rawValue: UInt32(bitPattern: g_value_get_enum(value)))
  }
  /// Stores an enumeration.
  public func write(to value: UnsafeMutablePointer<GValue>) {
    g_value_set_enum(value, Int32(bitPattern: rawValue))
  }
}
