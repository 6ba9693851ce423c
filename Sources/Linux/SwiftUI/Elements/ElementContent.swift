/// What an element shows or does, as data: the host makes a widget of it, a dump prints it, a test reads it.
///
/// Values are compared, so that a host hears of real changes only. Closures go into an `Action`, which is equal to any other.
package protocol ElementContent: Equatable, Sendable {
  /// The word for it in dumps and tests, such as `Button`.
  static var kind: String { get }
  /// What dumps say of it besides the kind, in a fixed order.
  var details: [String] { get }
  /// What assistive technology calls it unless a modifier says otherwise.
  var label: String? { get }
  /// Its value for assistive technology, such as the text of a field.
  var value: String? { get }
  /// What it is for assistive technology.
  var role: AccessibilityRole { get }
  /// Whether it can be used.
  var isEnabled: Bool { get }
}

extension ElementContent {
  package var details: [String] { [] }
  package var label: String? { nil }
  package var value: String? { nil }
  package var role: AccessibilityRole { .none }
  package var isEnabled: Bool { true }
}

/// Something that only lays out its children.
package struct PlainContent: ElementContent {
  package static let kind = "Container"

  package init() {}
}

/// A closure in a content; it does not count when contents are compared.
package struct Action<Input>: Equatable, Sendable {
  private let body: @MainActor @Sendable (Input) -> Void

  package init(_ body: @escaping @MainActor @Sendable (Input) -> Void) {
    self.body = body
  }

  @MainActor
  package func callAsFunction(_ input: Input) {
    body(input)
  }

  package static func == (_: Action, _: Action) -> Bool { true }
}

extension Action where Input == Void {
  @MainActor
  package func callAsFunction() {
    body(())
  }
}

/// What an element is for assistive technology.
package enum AccessibilityRole: String, Sendable {
  /// Decided by the kind of element alone; containers without a role are not reported.
  case none
  case staticText, heading, image, button, link, toggle, textField, secureField, searchField, textEditor
  case slider, stepper, progress, picker, menu, menuItem, tab, tabList, list, row, scroll, group, dialog,
    alert, toolbar, page, separator
}
