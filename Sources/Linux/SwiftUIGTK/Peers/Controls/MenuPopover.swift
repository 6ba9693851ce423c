import CGTK
import SwiftUI

/// A menu that hangs at a canvas while it is open.
@MainActor
final class MenuPopover {
  private let canvas: Canvas
  private var popover: WidgetPointer?
  private var presses: [String: Action<Void>] = [:]
  /// Told when the menu opens and closes.
  var opened: @MainActor (Bool) -> Void = { _ in }

  private static let group = "highstreet"

  init(on canvas: Canvas) {
    self.canvas = canvas
    let place = canvas.allocate
    canvas.allocate = { [weak self] width, height in
      place(width, height)
      if let popover = self?.popover { gtk_popover_present(popover.cast()) }
    }
  }

  /// Opens a menu below the canvas, or at a point of it.
  func open(_ sections: [MenuSection], at point: CGPoint? = nil) {
    guard sections.contains(where: { !$0.entries.isEmpty }) else { return }
    presses = [:]
    let actions = GObjectReference(adopting: UnsafeMutableRawPointer(g_simple_action_group_new()))
    let menu = GObjectReference(adopting: UnsafeMutableRawPointer(g_menu_new()))
    fill(menu.opaque, with: sections, actions.opaque)
    gtk_widget_insert_action_group(canvas.widget, Self.group, actions.opaque)
    let popover = self.popover ?? makePopover()
    gtk_popover_menu_set_menu_model(
      popover.opaque,
      menu.pointer.assumingMemoryBound(to: GMenuModel.self))
    if let point {
      var place = GdkRectangle(x: Int32(point.x), y: Int32(point.y), width: 1, height: 1)
      gtk_popover_set_pointing_to(popover.cast(), &place)
    }
    gtk_popover_popup(popover.cast())
    opened(true)
  }

  /// Takes the menu away, open or not.
  func remove() {
    guard let popover else { return }
    self.popover = nil
    gtk_popover_popdown(popover.cast())
    // GTK 4.8 itself holds on to a popover that was open: it must let go of all else, as a closed window does.
    let reference = GObjectReference(UnsafeMutableRawPointer(popover))
    gtk_widget_unparent(popover)
    g_object_run_dispose(reference.pointer.assumingMemoryBound(to: GObject.self))
    gtk_widget_insert_action_group(canvas.widget, Self.group, nil)
  }

  private func makePopover() -> WidgetPointer {
    let new: WidgetPointer = gtk_popover_menu_new_from_model(nil)
    popover = new
    gtk_widget_set_parent(new, canvas.widget)
    connect(UnsafeMutableRawPointer(new), "closed") { [weak self] in self?.opened(false) }
    return new
  }

  private func fill(_ menu: OpaquePointer, with sections: [MenuSection], _ actions: OpaquePointer) {
    for section in sections {
      let part = GObjectReference(adopting: UnsafeMutableRawPointer(g_menu_new()))
      for entry in section.entries { append(entry, to: part.opaque, actions) }
      g_menu_append_section(
        menu, section.title, part.pointer.assumingMemoryBound(to: GMenuModel.self))
    }
  }

  private func append(_ entry: MenuEntry, to menu: OpaquePointer, _ actions: OpaquePointer) {
    // An underline would stand for the key of the next letter.
    let title = entry.title.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__")
    if let submenu = entry.submenu {
      let inner = GObjectReference(adopting: UnsafeMutableRawPointer(g_menu_new()))
      fill(inner.opaque, with: submenu, actions)
      return g_menu_append_submenu(menu, title, inner.pointer.assumingMemoryBound(to: GMenuModel.self))
    }
    let name = "entry\(presses.count)"
    presses[name] = entry.press ?? Action {}
    let action = GObjectReference(adopting: UnsafeMutableRawPointer(makeAction(name, entry)))
    g_simple_action_set_enabled(action.opaque, entry.isEnabled && entry.press != nil ? 1 : 0)
    connect(action.pointer, "activate") { [weak self] in self?.presses[name]?() }
    g_action_map_add_action(actions, action.opaque)
    let item = GObjectReference(adopting: UnsafeMutableRawPointer(g_menu_item_new(title, nil)))
    g_menu_item_set_action_and_target_value(
      item.opaque, "\(Self.group).\(name)", entry.isOneOfMany ? g_variant_new_string("on") : nil)
    g_menu_append_item(menu, item.opaque)
  }

  /// The action of an entry: its state says whether it is marked, with a check mark or as one of many.
  private func makeAction(_ name: String, _ entry: MenuEntry) -> OpaquePointer {
    guard let isChecked = entry.isChecked else { return g_simple_action_new(name, nil) }
    guard entry.isOneOfMany else {
      return g_simple_action_new_stateful(name, nil, g_variant_new_boolean(isChecked ? 1 : 0))
    }
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    return g_simple_action_new_stateful(name, type, g_variant_new_string(isChecked ? "on" : "off"))
  }
}
