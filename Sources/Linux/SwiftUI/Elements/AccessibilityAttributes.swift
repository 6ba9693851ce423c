/// What modifiers say about an element to assistive technology; `nil` leaves it to the element.
package struct AccessibilityAttributes: Equatable {
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var isHidden: Bool?
  package var addedTraits: AccessibilityTraits = []
  package var removedTraits: AccessibilityTraits = []
  /// How the elements inside are reported; `nil` if the element is no unit of its own.
  package var children: AccessibilityChildBehavior?
  package var sortPriority: Double = 0
  package var actions: [NamedAction] = []
  package var adjust: Action<AccessibilityAdjustmentDirection>?

  package init() {}

  /// An action that assistive technology offers by name; the default action has no name.
  package struct NamedAction: Equatable {
    package var name: String?
    package var action: Action<Void>

    package init(name: String?, action: Action<Void>) {
      self.name = name
      self.action = action
    }
  }

  package var isEmpty: Bool { self == AccessibilityAttributes() }
}
