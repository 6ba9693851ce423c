import CGTK
import Foundation
import SwiftUI

extension ListRowContent: WidgetContent {
  package func makePeer(for element: Element, in host: GTKHost) -> any GTKPeer {
    ListRowPeer(element, self)
  }
}

/// A row of a list: a canvas with the views of the row inside, which is pressed as a whole.
@MainActor
final class ListRowPeer: GTKPeer {
  let surface: Surface?
  private let canvas: Canvas
  private unowned let element: Element
  private let first: ListRowContent
  /// As it is now: what is pressed may be another closure, which no update tells.
  private var content: ListRowContent { element.content as? ListRowContent ?? first }
  private var handling: ListRowHandling?
  private var shownClasses: [String] = []
  private var shownLabel: String?

  init(_ element: Element, _ content: ListRowContent) {
    self.element = element
    first = content
    let surface = Surface(
      for: element, cssName: "row", role: GTK_ACCESSIBLE_ROLE_LIST_ITEM, isPressable: true)
    self.surface = surface
    canvas = surface.canvas
    let draw = canvas.snapshot
    canvas.snapshot = { [weak self] snapshot in
      draw?(snapshot)
      // Whatever changes the texts inside has the row drawn again.
      self?.showLabel()
    }
    canvas.press = { [weak self] in self?.press() }
    show(content)
    canvas.describe(element)
  }

  var widget: WidgetPointer { canvas.widget }
  func measure(_ proposal: ProposedSize) -> CGSize { .zero }

  private func show(_ content: ListRowContent, from old: ListRowContent? = nil) {
    showClasses(content)
    if old?.isEnabled != content.isEnabled, old != nil || !content.isEnabled {
      gtk_widget_set_sensitive(widget, content.isEnabled ? 1 : 0)
    }
    if content.isInteractive {
      canvas.isFocusable = true
      handling = handling ?? ListRowHandling(of: canvas) { [weak self] in self?.content }
      handling?.update()
    } else if old?.isInteractive == true {
      canvas.isFocusable = false
    }
    if (old?.isSelected ?? false) != content.isSelected
      || (old?.isSelectable ?? false) != content.isSelectable
    {
      Accessible(widget).set(AccessibleState.selected(content.isSelected))
    }
    if content.hasBackground != (old?.hasBackground ?? false) { canvas.clipsToBounds = content.hasBackground }
  }

  private func showClasses(_ content: ListRowContent) {
    let classes = content.styleClasses
    guard classes != shownClasses else { return }
    shownClasses = classes
    canvas.setStyleClasses(classes)
  }

  private func press() {
    if content.isEnabled { content.press?() }
  }

  /// A row is called what is written in it, unless the app names it.
  private func showLabel() {
    guard element.accessibility.label == nil else { return }
    let label = element.joinedTexts
    guard label != shownLabel else { return }
    shownLabel = label
    Accessible(widget).set(.label(label))
  }

  func update(from old: any ElementContent) {
    guard let new = element.content as? ListRowContent else { return }
    show(new, from: old as? ListRowContent)
    canvas.invalidateDrawing()
  }

  func accessibilityChanged() { canvas.describe(element) }
  func remove() { passFocusOn() }

  /// Gives the focus to the next row that is seen, if there is one. GTK would give it to the first row, and scroll there.
  private func passFocusOn() {
    guard let root = gtk_widget_get_root(widget) else { return }
    let focus = gtk_root_get_focus(root)
    guard let focus, focus == widget || gtk_widget_is_ancestor(focus, widget) != 0 else { return }
    let next = [gtk_widget_get_next_sibling(widget), gtk_widget_get_prev_sibling(widget)]
      .compactMap { $0 }.first { gtk_widget_get_focusable($0) != 0 && isSeen($0) }
    gtk_root_set_focus(root, next)
  }

  private func isSeen(_ row: WidgetPointer) -> Bool {
    guard let scroll = gtk_widget_get_ancestor(row, gtk_scrolled_window_get_type()) else { return true }
    var (x, y) = (0.0, 0.0)
    gtk_widget_translate_coordinates(row, scroll, 0, 0, &x, &y)
    return y >= 0 && y + Double(gtk_widget_get_height(row)) <= Double(gtk_widget_get_height(scroll))
  }
}

extension ListRowContent {
  /// Whether a person can do something with the row as a whole.
  var isInteractive: Bool { press != nil || delete != nil || move != nil }

  @MainActor fileprivate var styleClasses: [String] {
    var classes = [Look.row, Look.lookClass(look)]
    if isFirst { classes.append(Look.RowClass.first) }
    if isLast { classes.append(Look.RowClass.last) }
    if press != nil { classes.append(Look.RowClass.pressable) }
    if isSelected { classes.append(Look.RowClass.selected) }
    if hasBackground { classes.append(Look.RowClass.covered) }
    return classes
  }
}

extension Element {
  /// What is written in the elements inside, in order.
  var joinedTexts: String {
    var texts: [String] = []
    addTexts(to: &texts)
    return texts.joined(separator: ", ")
  }

  private func addTexts(to texts: inout [String]) {
    for child in children where child.accessibility.isHidden != true {
      if let label = child.accessibility.label ?? child.content.label {
        if !label.isEmpty { texts.append(label) }
      } else {
        child.addTexts(to: &texts)
      }
    }
  }
}
