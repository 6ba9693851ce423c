import CGTK
import SwiftUI

/// Something drawn, or a container, that assistive technology knows as a unit.
@MainActor
final class GroupPeer: GTKPeer {
  let surface: Surface?
  private let canvas: Canvas
  private unowned let element: Element
  private let role: AccessibilityRole
  private let isPressable: Bool

  init(_ element: Element, as unit: AccessibilityUnit) {
    self.element = element
    role = unit.role
    isPressable = unit.press != nil
    let surface = Surface(for: element, role: role.gtk, isPressable: isPressable)
    self.surface = surface
    canvas = surface.canvas
    guard isPressable else { return }
    canvas.isFocusable = true
    canvas.press = { [weak self] in self?.press() }
  }

  var widget: WidgetPointer { canvas.widget }

  /// Whether the widget is one for a unit: its role and whether it is pressed are given at its making.
  func shows(_ unit: AccessibilityUnit) -> Bool {
    role == unit.role && isPressable == (unit.press != nil)
  }

  private func press() {
    let unit = (element.tree.host as? GTKHost)?.report.currentUnit(of: element)
    if let unit, unit.isEnabled { unit.press?() }
  }

  func measure(_ proposal: ProposedSize) -> CGSize { .zero }

  func update(from old: any ElementContent) {
    canvas.invalidateDrawing()
    // What is drawn may turn the widgets inside, or keep them from pointers.
    canvas.invalidateLayout()
    surface?.updateReach()
    canvas.describe(element)
  }

  func accessibilityChanged() { canvas.describe(element) }
  func remove() {}
}

extension AccessibilityRole {
  /// The role that GTK has for it.
  var gtk: GtkAccessibleRole {
    switch self {
    case .none, .group, .scroll, .page, .picker: GTK_ACCESSIBLE_ROLE_GROUP
    case .staticText: GTK_ACCESSIBLE_ROLE_LABEL
    case .heading: GTK_ACCESSIBLE_ROLE_HEADING
    case .image: GTK_ACCESSIBLE_ROLE_IMG
    case .button: GTK_ACCESSIBLE_ROLE_BUTTON
    case .link: GTK_ACCESSIBLE_ROLE_LINK
    case .toggle: GTK_ACCESSIBLE_ROLE_SWITCH
    case .textField, .secureField, .textEditor: GTK_ACCESSIBLE_ROLE_TEXT_BOX
    case .searchField: GTK_ACCESSIBLE_ROLE_SEARCH_BOX
    case .slider: GTK_ACCESSIBLE_ROLE_SLIDER
    case .stepper: GTK_ACCESSIBLE_ROLE_SPIN_BUTTON
    case .progress: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR
    case .menu: GTK_ACCESSIBLE_ROLE_MENU
    case .menuItem: GTK_ACCESSIBLE_ROLE_MENU_ITEM
    case .tab: GTK_ACCESSIBLE_ROLE_TAB
    case .tabList: GTK_ACCESSIBLE_ROLE_TAB_LIST
    case .list: GTK_ACCESSIBLE_ROLE_LIST
    case .row: GTK_ACCESSIBLE_ROLE_LIST_ITEM
    case .dialog: GTK_ACCESSIBLE_ROLE_DIALOG
    case .alert: GTK_ACCESSIBLE_ROLE_ALERT_DIALOG
    case .toolbar: GTK_ACCESSIBLE_ROLE_TOOLBAR
    case .separator: GTK_ACCESSIBLE_ROLE_SEPARATOR
    }
  }
}
