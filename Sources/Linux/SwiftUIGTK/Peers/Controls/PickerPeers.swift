import CGTK
import SwiftUI

extension PickerContent: WidgetContent {
  package func makePeer(for element: Element, in host: GTKHost) -> any GTKPeer {
    look == .segmented
      ? SegmentedPeer(self, for: element, in: host) : DropDownPeer(self, for: element, in: host)
  }
}

/// A `GtkDropDown`.
@MainActor
final class DropDownPeer: ControlPeer<PickerContent> {
  private var selected: SignalConnection?
  private var isPlaced = false
  private let titles = GObjectReference(adopting: UnsafeMutableRawPointer(gtk_string_list_new(nil)))

  init(_ content: PickerContent, for element: Element, in host: GTKHost) {
    super.init(gtk_drop_down_new(nil, nil), content, for: element, in: host)
    gtk_drop_down_set_model(reference.opaque, titles.opaque)
    selected = connect(reference.pointer, "notify::selected") { [weak self] in self?.selectionChanged() }
    start()
  }

  override func placed(size: CGSize) {
    // The rows of the list are made only once it is in a window, so the first measurement was of an empty one.
    guard !isPlaced else { return }
    isPlaced = true
    sizeChanged()
  }

  private func selectionChanged() {
    let index = gtk_drop_down_get_selected(reference.opaque)
    guard index != .max, content.options.indices.contains(Int(index)) else { return }
    if content.options[Int(index)].isEnabled { content.select(Int(index)) }
    element.tree.whenLaidOut { [weak self] in self?.showSelection() }
  }

  override func show(after old: PickerContent?) {
    widget.setSensitive(content.isEnabled)
    setTextScale(content.textScale)
    selected?.muted {
      let new = content.options.map(\.title)
      if old?.options.map(\.title) != new { replaceTitles(by: new) }
    }
    showSelection()
  }

  private func replaceTitles(by new: [String]) {
    while g_list_model_get_n_items(titles.opaque) > 0 { gtk_string_list_remove(titles.opaque, 0) }
    for title in new { gtk_string_list_append(titles.opaque, title) }
  }

  private func showSelection() {
    let index = content.selected.map { guint($0) } ?? .max
    guard gtk_drop_down_get_selected(reference.opaque) != index else { return }
    selected?.muted { gtk_drop_down_set_selected(reference.opaque, index) }
  }
}

/// `GtkToggleButton`s side by side, of which one is pressed.
@MainActor
final class SegmentedPeer: ControlPeer<PickerContent> {
  private(set) var buttons: [(widget: WidgetPointer, toggled: SignalConnection)] = []

  init(_ content: PickerContent, for element: Element, in host: GTKHost) {
    let box: WidgetPointer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    super.init(box, content, for: element, in: host)
    widget.setClass("linked", true)
    gtk_box_set_homogeneous(box.cast(), 1)
    start()
  }

  override var fillsWidth: Bool { true }

  override func show(after old: PickerContent?) {
    widget.setSensitive(content.isEnabled)
    if old?.options.map(\.title) != content.options.map(\.title) { makeButtons() }
    for (button, option) in zip(buttons, content.options) { button.widget.setSensitive(option.isEnabled) }
    showSelection()
  }

  private func makeButtons() {
    for button in buttons { gtk_box_remove(widget.cast(), button.widget) }
    buttons = content.options.enumerated().map { index, option in
      let button: WidgetPointer = gtk_toggle_button_new_with_label(option.title)
      if let label = gtk_button_get_child(button.cast()) {
        gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
      }
      gtk_widget_set_hexpand(button, 1)
      gtk_box_append(widget.cast(), button)
      let toggled = connect(UnsafeMutableRawPointer(button), "toggled") { [weak self] in self?.pressed(index)
      }
      return (button, toggled)
    }
    directionChanged()
    // The look of the layout's own row: GTK must not ask for more than it was given.
    gtk_widget_set_hexpand_set(widget, 1)
  }

  private func pressed(_ index: Int) {
    content.select(index)
    // A pressed one that is pressed again stays pressed.
    element.tree.whenLaidOut { [weak self] in self?.showSelection() }
  }

  private func showSelection() {
    for (index, button) in buttons.enumerated() {
      let isActive: gboolean = index == content.selected ? 1 : 0
      let toggle: UnsafeMutablePointer<GtkToggleButton> = button.widget.cast()
      guard gtk_toggle_button_get_active(toggle) != isActive else { continue }
      button.toggled.muted { gtk_toggle_button_set_active(toggle, isActive) }
    }
  }
}
