/// Something that assistive technology knows as one thing.
@MainActor
package struct AccessibilityUnit {
  /// The element that stands for it.
  package let element: Element
  package var role: AccessibilityRole
  package var label: String?
  package var value: String?
  package var hint: String?
  package var traits: AccessibilityTraits
  package var identifier: String?
  package var isEnabled = true
  /// What a press does.
  package var press: Action<Void>?
  /// What else can be asked for, by name.
  package var actions: [AccessibilityAttributes.NamedAction] = []
  /// What happens when more or less is asked for.
  package var adjust: Action<AccessibilityAdjustmentDirection>?
  /// The units inside, in reading order.
  package var children: [AccessibilityUnit] = []
  /// Whether other elements inside are left out, as the unit speaks for them.
  package var isClosed: Bool
  /// How early it is read.
  package var sortPriority: Double = 0

  /// A unit with nothing to say is reported only if someone names it.
  var isSilent: Bool {
    guard children.isEmpty, identifier == nil else { return false }
    return switch role {
    case .none, .staticText, .image, .separator, .group: (label ?? "").isEmpty && (value ?? "").isEmpty
    default: false
    }
  }

  /// The unit in one line, for dumps and tests.
  package var summary: String {
    var parts = [role.rawValue]
    if let label { parts.append("\"\(label)\"") }
    if let value { parts.append("value \"\(value)\"") }
    if let hint { parts.append("hint \"\(hint)\"") }
    let extra = traits.subtracting(role.traits)
    if !extra.isEmpty { parts.append("[\(extra.names.joined(separator: " "))]") }
    if let identifier { parts.append("#\(identifier)") }
    if !isEnabled { parts.append("disabled") }
    parts += actions.compactMap(\.name).map { "action \"\($0)\"" }
    if adjust != nil { parts.append("adjustable") }
    return parts.joined(separator: " ")
  }
}

extension AccessibilityRole {
  /// The traits that go without saying.
  var traits: AccessibilityTraits {
    switch self {
    case .button: .isButton
    case .heading: .isHeader
    case .link: .isLink
    case .searchField: .isSearchField
    case .image: .isImage
    case .staticText: .isStaticText
    default: []
    }
  }

  /// Whether it speaks for all that is inside.
  var isClosed: Bool {
    switch self {
    case .none, .group, .list, .row, .scroll, .dialog, .alert, .toolbar, .page, .tabList, .picker, .stepper:
      false
    default: true
    }
  }

  /// The role that traits ask for, where it is one of a thing that has none of a control.
  func changed(by traits: AccessibilityTraits) -> AccessibilityRole {
    switch self {
    case .none, .group, .staticText, .image, .heading, .row, .button, .link: break
    default: return self
    }
    let known: [AccessibilityRole] = [.link, .button, .heading, .searchField, .image, .staticText]
    if let asked = known.first(where: { traits.contains($0.traits) }) { return asked }
    return self.traits.isEmpty ? self : .group
  }
}
