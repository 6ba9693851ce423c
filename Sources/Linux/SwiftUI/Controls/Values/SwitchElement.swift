/// A switch with its label, or in a menu a line with a check mark.
struct SwitchToggle: View {
  @Environment(\.controlPlace) var place
  let configuration: ToggleStyleConfiguration
  let tint: Color?

  var body: some View {
    let isOn = configuration.$isOn
    if place == .menu {
      ButtonElement(
        isChecked: configuration.isOn, press: { isOn.wrappedValue.toggle() }, label: configuration.label)
    } else {
      LabeledControl(label: configuration.label) { SwitchElement(isOn: isOn, tint: tint) }
    }
  }
}

/// The switch alone.
struct SwitchElement: _PrimitiveView {
  let isOn: Binding<Bool>
  let tint: Color?
}

extension SwitchElement: ElementView {
  func configure(_ element: Element, in environment: EnvironmentValues) {
    let isOn = isOn
    element.show(
      SwitchContent(
        isOn: isOn.wrappedValue, isEnabled: environment.isEnabled, tint: tint ?? environment.accentColor,
        colorScheme: environment.colorScheme, changed: Action.ofView({ isOn.wrappedValue = $0 })),
      resizes: false)
    element.arrange(by: LeafLayout())
  }
}

/// A switch.
package struct SwitchContent: ElementContent {
  package static let kind = "Switch"
  package var isOn: Bool
  package var isEnabled: Bool
  /// The colour while it is on; `nil` is the system's.
  package var tint: Color?
  package var colorScheme: ColorScheme
  package var changed: Action<Bool>

  package var details: [String] { [isOn ? "on" : "off"] + (isEnabled ? [] : ["disabled"]) }
  package var role: AccessibilityRole { .toggle }
}

extension SwitchContent: HeadlessMeasurable {
  package func headlessSize(in proposal: ProposedSize) -> CGSize { CGSize(width: 50, height: 30) }
}
