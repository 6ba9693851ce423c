import CGTK
import SwiftUI

/// Tells assistive technology what `AccessibilityTree` says, and nothing else.
///
/// Pages that are covered are told as well: GTK leaves out what is not visible, and their widgets stay as they are.
/// Roles are given to widgets when they are made, so a unit without a widget, or with one of another role, gets a
/// ``GroupPeer``. Widgets inside a unit that speaks for them, and hidden ones, are hidden from it.
///
/// A change inside an element costs no more than looking again at what depends on it; where elements come and go, all is
/// looked at, once per update.
@MainActor
final class AccessibilityReport {
  private var units: [ObjectIdentifier: AccessibilityUnit] = [:]
  private var told: [ObjectIdentifier: Told] = [:]
  private var isOutdated = true
  private var changed: [ObjectIdentifier: Element] = [:]
  private weak var root: Element?
  /// Elements looked at so far, for tests.
  private(set) var looks = 0
  /// Widgets that were told something new so far, for tests.
  private(set) var tellings = 0

  /// Elements came or went.
  func markOutdated() {
    isOutdated = true
    changed = [:]
  }

  /// An element shows, or says, something else.
  func markChanged(_ element: Element) {
    if !isOutdated { changed[ObjectIdentifier(element)] = element }
  }

  /// What an element without a widget of its own is to be, if it is a unit.
  func unit(of element: Element) -> AccessibilityUnit? { units[ObjectIdentifier(element)] }

  /// The unit with the closures of the views as they are now: closures alone do not outdate the report.
  func currentUnit(of element: Element) -> AccessibilityUnit? {
    guard let root, let scope = AccessibilityTree.scope(of: element, in: root) else { return nil }
    findUnits(in: scope)
    return unit(of: element)
  }

  /// Forgets everything.
  func clear() {
    units = [:]
    told = [:]
    markOutdated()
  }

  /// Brings the widgets in line with the elements.
  func update(_ root: Element) {
    self.root = root
    if isOutdated {
      units = [:]
      refresh(root)
      told = told.filter { $0.value.peer != nil }
    } else {
      var seen: Set<ObjectIdentifier> = []
      for element in changed.values {
        guard let scope = AccessibilityTree.scope(of: element, in: root),
          seen.insert(ObjectIdentifier(scope)).inserted
        else { continue }
        refresh(scope)
      }
    }
    // Widgets that were made meanwhile are in line.
    isOutdated = false
    changed = [:]
  }

  private func refresh(_ scope: Element) {
    findUnits(in: scope)
    describe(scope, isCovered: false)
  }

  private func findUnits(in scope: Element) {
    if !units.isEmpty { forgetUnits(in: scope) }
    add(AccessibilityTree.allUnits(in: scope))
  }

  private func forgetUnits(in element: Element) {
    units[ObjectIdentifier(element)] = nil
    for child in element.children { forgetUnits(in: child) }
  }

  private func add(_ new: [AccessibilityUnit]) {
    for unit in new {
      units[ObjectIdentifier(unit.element)] = unit
      add(unit.children)
    }
  }

  private func describe(_ element: Element, isCovered: Bool) {
    looks += 1
    let unit = units[ObjectIdentifier(element)]
    let isCovered = isCovered || element.accessibility.isHidden == true
    if !hasFittingPeer(element, for: unit) { element.remakePeer() }
    if let peer = element.peer as? any GTKPeer {
      let id = ObjectIdentifier(peer)
      let before = told[id].flatMap { $0.peer === peer ? $0.facts : nil } ?? Facts()
      let now = Facts(unit, isHidden: isCovered)
      if now != before {
        now.tell(peer.widget, after: before)
        tellings += 1
      }
      told[id] = Told(peer: peer, facts: now)
    }
    for child in element.children { describe(child, isCovered: isCovered || unit?.isClosed == true) }
  }

  /// Whether the widgets that exist for assistive technology only are made where there is a unit, and ended where there is
  /// none.
  private func hasFittingPeer(_ element: Element, for unit: AccessibilityUnit?) -> Bool {
    guard let peer = element.peer else { return unit == nil }
    guard let group = peer as? GroupPeer else { return true }
    return unit.map(group.shows) ?? false
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
