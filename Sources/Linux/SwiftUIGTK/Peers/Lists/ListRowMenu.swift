import CGTK
import Foundation

/// The menu of a row: made when it is first opened.
@MainActor
final class ListRowMenu {
  typealias Entry = (title: String, action: @MainActor () -> Void)

  private let canvas: Canvas
  private var popover: WidgetPointer?
  private var actions: [@MainActor () -> Void] = []

  private static let group = "row"

  init(on canvas: Canvas) {
    self.canvas = canvas
    let place = canvas.allocate
    canvas.allocate = { [weak self] width, height in
      place(width, height)
      if let popover = self?.popover { gtk_popover_present(popover.cast()) }
    }
  }

  func open(_ entries: [Entry], at point: CGPoint) {
    guard !entries.isEmpty else { return }
    actions = entries.map(\.action)
    let menu = GObjectReference(adopting: UnsafeMutableRawPointer(g_menu_new()))
    let group = GObjectReference(adopting: UnsafeMutableRawPointer(g_simple_action_group_new()))
    for (index, entry) in entries.enumerated() {
      let name = "entry\(index)"
      let action = GObjectReference(adopting: UnsafeMutableRawPointer(g_simple_action_new(name, nil)))
      connect(action.pointer, "activate") { [weak self] in self?.choose(index) }
      g_action_map_add_action(group.opaque, action.opaque)
      g_menu_append(menu.opaque, entry.title, "\(Self.group).\(name)")
    }
    gtk_widget_insert_action_group(canvas.widget, Self.group, group.opaque)
    let popover = self.popover ?? makePopover()
    gtk_popover_menu_set_menu_model(
      popover.opaque, menu.pointer.assumingMemoryBound(to: GMenuModel.self))
    var place = GdkRectangle(x: Int32(point.x), y: Int32(point.y), width: 1, height: 1)
    gtk_popover_set_pointing_to(popover.cast(), &place)
    gtk_popover_popup(popover.cast())
  }

  private func choose(_ index: Int) {
    if actions.indices.contains(index) { actions[index]() }
  }

  private func makePopover() -> WidgetPointer {
    let new: WidgetPointer = gtk_popover_menu_new_from_model(nil)
    gtk_popover_set_has_arrow(new.cast(), 0)
    gtk_widget_set_parent(new, canvas.widget)
    popover = new
    return new
  }

  /// Closes it for good.
  func close() {
    if let popover { canvas.remove(popover) }
    popover = nil
  }
}
