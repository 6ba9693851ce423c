import CGTK
import SwiftUI

/// Tells assistive technology what `AccessibilityTree` says, and nothing else.
///
/// Pages that are covered are told as well: GTK leaves out what is not visible, and their widgets stay as they are.
/// Roles are given to widgets when they are made, so a unit without a widget, or with one of another role, gets a
/// ``GroupPeer``. Widgets inside a unit that speaks for them, and hidden ones, are hidden from it.
@MainActor
final class AccessibilityReport {
  private var units: [ObjectIdentifier: AccessibilityUnit] = [:]
  private var groups: [ObjectIdentifier: Group] = [:]
  private var told: [ObjectIdentifier: Told] = [:]
  private var isOutdated = true
  private weak var root: Element?

  private struct Group {
    weak var element: Element?
  }

  /// Something may have changed.
  func markOutdated() {
    isOutdated = true
  }

  /// What an element without a widget of its own is to be, if it is a unit.
  func unit(of element: Element) -> AccessibilityUnit? { units[ObjectIdentifier(element)] }

  /// The unit with the closures of the views as they are now: closures alone do not outdate the report.
  func currentUnit(of element: Element) -> AccessibilityUnit? {
    guard let root else { return nil }
    units = [:]
    add(AccessibilityTree.allUnits(in: root))
    return unit(of: element)
  }

  /// Forgets everything.
  func clear() {
    units = [:]
    groups = [:]
    told = [:]
    isOutdated = true
  }

  /// Brings the widgets in line with the elements.
  func update(_ root: Element) {
    guard isOutdated else { return }
    self.root = root
    units = [:]
    add(AccessibilityTree.allUnits(in: root))
    regroup()
    var told: [ObjectIdentifier: Told] = [:]
    describe(root, isCovered: false, &told)
    self.told = told
    isOutdated = false
  }

  private func add(_ new: [AccessibilityUnit]) {
    for unit in new {
      units[ObjectIdentifier(unit.element)] = unit
      add(unit.children)
    }
  }

  /// Makes and ends the widgets that exist for assistive technology only.
  private func regroup() {
    for (id, group) in groups where units[id] == nil {
      groups[id] = nil
      group.element?.remakePeer()
    }
    for (id, unit) in units where unit.element.peer.map({ ($0 as? GroupPeer)?.shows(unit) == false }) ?? true
    {
      groups[id] = Group(element: unit.element)
      unit.element.remakePeer()
    }
  }

  private func describe(_ element: Element, isCovered: Bool, _ told: inout [ObjectIdentifier: Told]) {
    let unit = units[ObjectIdentifier(element)]
    let isCovered = isCovered || element.accessibility.isHidden == true
    if let peer = element.peer as? any GTKPeer {
      let id = ObjectIdentifier(peer)
      let before = self.told[id].flatMap { $0.peer === peer ? $0.facts : nil } ?? Facts()
      let now = Facts(unit, isHidden: isCovered)
      if now != before { now.tell(peer.widget, after: before) }
      told[id] = Told(peer: peer, facts: now)
    }
    for child in element.children {
      describe(child, isCovered: isCovered || unit?.isClosed == true, &told)
    }
  }

  /// What a widget was told to say.
  private struct Told {
    weak var peer: (any GTKPeer)?
    let facts: Facts
  }
}

/// What a widget says.
private struct Facts: Equatable {
  var label: String?
  var description: String?
  var value: String?
  var isSelected: Bool?
  var isHeading = false
  var isHidden = false

  init() {}

  @MainActor
  init(_ unit: AccessibilityUnit?, isHidden: Bool) {
    self.isHidden = isHidden
    guard let unit else { return }
    label = unit.label
    isHeading = unit.role == .heading
    if unit.traits.contains(.isSelected) { isSelected = true }
    if unit.role.hasValue {
      value = unit.value
      description = unit.hint
    } else {
      // GTK passes on the values of ranges only.
      let said = [unit.value, unit.hint].compactMap { $0 }.filter { !$0.isEmpty }
      description = said.isEmpty ? nil : said.joined(separator: ", ")
    }
  }

  @MainActor
  func tell(_ widget: WidgetPointer, after old: Facts) {
    let accessible = Accessible(widget)
    func say(
      _ text: String?, _ old: String?, _ property: (String) -> AccessibleProperty,
      _ kind: GtkAccessibleProperty
    ) {
      guard text != old else { return }
      if let text { accessible.set(property(text)) } else { accessible.reset(kind) }
    }
    say(label, old.label, AccessibleProperty.label, GTK_ACCESSIBLE_PROPERTY_LABEL)
    say(description, old.description, AccessibleProperty.description, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
    say(value, old.value, AccessibleProperty.valueText, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT)
    if isHeading, !old.isHeading { accessible.set(.level(1)) }
    if isSelected != old.isSelected {
      if let isSelected {
        accessible.set(.selected(isSelected))
      } else {
        accessible.reset(GTK_ACCESSIBLE_STATE_SELECTED)
      }
    }
    if isHidden != old.isHidden { accessible.set(AccessibleState.hidden(isHidden)) }
  }
}

extension AccessibilityRole {
  /// Whether GTK has a place for a value.
  fileprivate var hasValue: Bool {
    switch self {
    case .slider, .stepper, .progress, .textField, .secureField, .searchField, .textEditor: true
    default: false
    }
  }
}
