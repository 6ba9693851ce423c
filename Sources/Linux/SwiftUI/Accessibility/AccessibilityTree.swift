/// What assistive technology is told of elements.
@MainActor
package enum AccessibilityTree {
  /// The units in an element that can be seen, in reading order.
  package static func units(in element: Element) -> [AccessibilityUnit] {
    shown(allUnits(in: element))
  }

  /// The units in an element, those of covered pages and other tabs among them, in reading order.
  package static func allUnits(in element: Element) -> [AccessibilityUnit] {
    sorted(found(in: element))
  }

  private static func shown(_ units: [AccessibilityUnit]) -> [AccessibilityUnit] {
    units.compactMap { unit in
      guard unit.element.node?.isShown == true else { return nil }
      var unit = unit
      unit.children = shown(unit.children)
      return unit
    }
  }

  /// Those with something to say, those with a higher priority first.
  private static func sorted(_ units: [AccessibilityUnit]) -> [AccessibilityUnit] {
    let spoken = units.filter { !$0.isSilent }
    guard spoken.contains(where: { $0.sortPriority != 0 }) else { return spoken }
    return spoken.enumerated()
      .sorted { ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset) }
      .map(\.element)
  }

  /// The units of an element, silent ones among them, in the order of the elements.
  private static func found(in element: Element) -> [AccessibilityUnit] {
    var units: [AccessibilityUnit] = []
    find(in: element, &units)
    return units
  }

  private static func find(in element: Element, _ units: inout [AccessibilityUnit]) {
    let attributes = element.accessibility
    guard attributes.isHidden != true else { return }
    guard attributes.isEmpty else {
      var own: [AccessibilityUnit] = []
      findWithoutAttributes(in: element, &own)
      units += apply(attributes, to: own, of: element)
      return
    }
    findWithoutAttributes(in: element, &units)
  }

  private static func findWithoutAttributes(in element: Element, _ units: inout [AccessibilityUnit]) {
    let content = element.content
    if content.role != .none || content.label != nil {
      units.append(unit(of: content, element))
      return
    }
    let first = units.count
    for child in element.children { find(in: child, &units) }
    guard let gesture = content as? GestureContent, gesture.isTap else { return }
    for index in first..<units.count where units[index].press == nil && !units[index].role.isControl {
      units[index].press = gesture.recognizer.performed
    }
  }

  private static func unit(of content: any ElementContent, _ element: Element) -> AccessibilityUnit {
    let role = content.role
    var unit = AccessibilityUnit(
      element: element, role: role, label: content.label, value: content.value, traits: role.traits,
      isEnabled: content.isEnabled, press: (content as? any PressableContent)?.activation,
      isClosed: role.isClosed)
    guard !element.children.isEmpty else { return unit }
    let inside = sorted(element.children.flatMap(found))
    // A row that leads somewhere is one thing, unless there are controls in it.
    if unit.press != nil, !inside.contains(where: \.hasControls) { unit.isClosed = true }
    if unit.isClosed {
      unit.label = unit.label ?? joined(inside.map(\.label))
      unit.actions = inside.flatMap(\.actions)
    } else {
      unit.children = inside
    }
    return unit
  }

  /// What an element says is said of the unit in it, or makes a unit of several.
  private static func apply(
    _ attributes: AccessibilityAttributes, to units: [AccessibilityUnit], of element: Element
  ) -> [AccessibilityUnit] {
    if let behavior = attributes.children {
      return [made(of: units, element, behavior).applying(attributes, of: element)]
    }
    let spoken = units.indices.filter { !units[$0].isSilent }
    let only = spoken.count == 1 ? spoken.first : units.count == 1 ? 0 : nil
    if let only {
      var units = units
      units[only] = units[only].applying(attributes, of: element)
      return units
    }
    guard attributes.makesUnit else {
      return units.map { $0.applying(attributes, of: element) }
    }
    let isOne = AccessibilityRole.group.changed(by: attributes.addedTraits).isClosed
    return [made(of: units, element, isOne ? .combine : .contain).applying(attributes, of: element)]
  }

  private static func made(
    of units: [AccessibilityUnit], _ element: Element, _ behavior: AccessibilityChildBehavior
  ) -> AccessibilityUnit {
    var unit = AccessibilityUnit(
      element: element, role: .group, traits: [], isClosed: behavior != .contain)
    let inside = sorted(units)
    if behavior == .contain {
      unit.children = inside
    } else if behavior == .combine {
      unit.combine(inside)
    }
    return unit
  }

  static func joined(_ texts: [String?]) -> String? {
    let said = texts.compactMap { $0 }.filter { !$0.isEmpty }
    return said.isEmpty ? nil : said.joined(separator: ", ")
  }
}

extension AccessibilityUnit {
  /// Takes over what units inside say. A single press inside is that of the unit; several are actions by their labels.
  fileprivate mutating func combine(_ units: [AccessibilityUnit]) {
    let all = units.flatMap(\.withInside)
    label = AccessibilityTree.joined(all.map(\.label))
    value = AccessibilityTree.joined(all.map(\.value))
    hint = AccessibilityTree.joined(all.map(\.hint))
    for unit in all { traits.formUnion(unit.traits) }
    if !all.allSatisfy({ $0.role == .image }) { traits.subtract(.isImage) }
    traits.subtract(.isStaticText)
    let pressed = all.filter { $0.press != nil }
    let buttons = pressed.filter(\.role.isControl)
    let ways = buttons.isEmpty ? pressed.prefix(1) : buttons[...]
    if ways.count == 1 {
      press = ways.first?.press
      isEnabled = ways.first?.isEnabled ?? true
    } else {
      traits.subtract([.isButton, .isLink])
      actions = ways.compactMap { way in
        way.press.map { AccessibilityAttributes.NamedAction(name: way.label, action: $0) }
      }
    }
    actions += all.flatMap(\.actions)
    adjust = all.lazy.compactMap(\.adjust).first
    role = AccessibilityRole.group.changed(by: traits)
    if role == .group, label != nil, actions.isEmpty { role = .staticText }
  }

  /// Whether the unit or one inside it does something by itself.
  fileprivate var hasControls: Bool { role.isControl || children.contains(where: \.hasControls) }

  private var withInside: [AccessibilityUnit] { [self] + children.flatMap(\.withInside) }

  /// The unit with what a modifier around it says. A unit that becomes something else is from then on the modifier's element.
  fileprivate func applying(
    _ attributes: AccessibilityAttributes, of element: Element
  ) -> AccessibilityUnit {
    let traits = traits.union(attributes.addedTraits).subtracting(attributes.removedTraits)
    var role = role
    if !attributes.addedTraits.isEmpty || !attributes.removedTraits.isEmpty {
      let asked = attributes.addedTraits.union(traits.subtracting(.isStaticText))
      role = role.changed(by: asked.isDisjoint(with: Self.deciding) ? traits : asked)
    }
    var unit = AccessibilityUnit(
      element: role == self.role ? self.element : element, role: role,
      label: attributes.label ?? label ?? attributes.inputLabels.first, value: attributes.value ?? value,
      hint: attributes.hint ?? hint, traits: traits, identifier: attributes.identifier ?? identifier,
      isEnabled: isEnabled, press: press, actions: actions, adjust: attributes.adjust ?? adjust,
      children: children, isClosed: isClosed || (role != self.role && role.isClosed),
      sortPriority: attributes.sortPriority ?? sortPriority)
    for action in attributes.actions {
      if action.name == nil { unit.press = action.action } else { unit.actions.append(action) }
    }
    return unit
  }

  /// The traits that decide on the role.
  private static let deciding: AccessibilityTraits = [
    .isLink, .isButton, .isHeader, .isSearchField, .isImage,
  ]
}

extension AccessibilityRole {
  /// Whether it does something by itself.
  fileprivate var isControl: Bool {
    switch self {
    case .none, .group, .staticText, .image, .heading, .row, .list, .scroll, .page, .separator: false
    default: true
    }
  }
}

extension AccessibilityAttributes {
  /// Whether what is said makes a unit of several.
  fileprivate var makesUnit: Bool {
    label != nil || value != nil || hint != nil || identifier != nil || !addedTraits.isEmpty
      || !actions.isEmpty || adjust != nil
  }
}
