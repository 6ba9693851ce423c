/// The button of a menu around its label.
struct MenuElement<Label: View>: _PrimitiveView {
  let sections: [MenuSection]
  let label: Label
}

extension MenuElement: ElementView {
  var inside: some View {
    HStack(spacing: 6) { label }
  }

  func configure(_ element: Element, in environment: EnvironmentValues) {
    element.show(
      MenuContent(
        sections: sections, look: environment.controlPlace.menuLook, isEnabled: environment.isEnabled))
    element.arrange(by: ChromeLayout())
  }

  func environmentInside(_ environment: EnvironmentValues) -> EnvironmentValues {
    var inside = environment
    if inside.font == nil, environment.controlPlace != .row { inside.font = .body.bold() }
    if inside.foregroundColor == nil, environment.controlPlace == .row {
      inside.foregroundColor = environment.accentColor ?? .accentColor
    }
    return inside
  }
}

/// A button that opens a menu, around its label.
package struct MenuContent: ElementContent {
  package static let kind = "Menu"
  package var sections: [MenuSection]
  package var look: ButtonLook
  package var isEnabled: Bool

  package var details: [String] {
    ["[\(sections.allEntries.map(\.title).joined(separator: ", "))]"] + (isEnabled ? [] : ["disabled"])
  }

  package var role: AccessibilityRole { .menu }
}

extension ControlPlace {
  fileprivate var menuLook: ButtonLook {
    self == .window ? .regular : self == .row ? .text : .flat
  }
}
