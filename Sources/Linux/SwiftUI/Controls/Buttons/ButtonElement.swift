/// A button as the framework shows it, around its label.
nonisolated package struct ButtonElement<Label: View>: _PrimitiveView {
  /// Without one, the look is that of the place.
  var look: ButtonLook?
  var isChecked: Bool?
  var isExpanded: Bool?
  var isLink = false
  let press: @MainActor () -> Void
  var pressing: (@MainActor (Bool) -> Void)?
  let label: Label

  package init(
    look: ButtonLook? = nil, isChecked: Bool? = nil, isExpanded: Bool? = nil, isLink: Bool = false,
    press: @escaping @MainActor () -> Void, pressing: (@MainActor (Bool) -> Void)? = nil, label: Label
  ) {
    self.look = look
    self.isChecked = isChecked
    self.isExpanded = isExpanded
    self.isLink = isLink
    self.press = press
    self.pressing = pressing
    self.label = label
  }
}

extension ButtonElement: ElementView {
  @MainActor package var inside: some View {
    HStack(spacing: 6) { label }
  }

  @MainActor package func configure(_ element: Element, in environment: EnvironmentValues) {
    let (press, pressing) = (press, pressing)
    element.show(
      ButtonContent(
        look: look(in: environment), emphasis: environment.buttonEmphasis, isEnabled: environment.isEnabled,
        isChecked: isChecked, isExpanded: isExpanded, isLink: isLink,
        shortcut: environment.keyboardShortcut.map(KeyStroke.init), press: Action.ofView(press),
        pressing: pressing.map { Action.ofView($0) }))
    element.arrange(by: ChromeLayout())
  }

  @MainActor private func look(in environment: EnvironmentValues) -> ButtonLook {
    look ?? environment.controlPlace.buttonLook
  }

  @MainActor package func environmentInside(_ environment: EnvironmentValues) -> EnvironmentValues {
    var inside = environment
    switch look(in: environment) {
    case .regular:
      if inside.font == nil { inside.font = .body.bold() }
      if environment.buttonEmphasis == .none { inside.tint(environment.accentColor) }
    case .flat:
      if inside.font == nil { inside.font = .body.bold() }
      inside.tint(environment.buttonEmphasis.color(accent: environment.accentColor))
    case .text:
      inside.tint(environment.buttonEmphasis == .destructive ? .red : environment.accentColor ?? .accentColor)
    case .plain, .custom: break
    }
    inside.keyboardShortcut = nil
    return inside
  }
}

extension ButtonEmphasis {
  /// The colour of the label of a button that is not filled with it.
  fileprivate func color(accent: Color?) -> Color? {
    switch self {
    case .none: accent
    case .suggested: accent ?? .accentColor
    case .destructive: .red
    }
  }
}

extension EnvironmentValues {
  /// Colours text and symbols that have no colour yet.
  fileprivate mutating func tint(_ color: Color?) {
    if foregroundColor == nil { foregroundColor = color }
  }
}

extension ControlPlace {
  /// The look of a button that names none.
  package var buttonLook: ButtonLook {
    switch self {
    case .window: .regular
    case .bar, .alert: .flat
    case .row, .menu: .text
    }
  }
}
