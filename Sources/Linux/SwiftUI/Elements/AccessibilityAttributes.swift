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
  package var sortPriority: Double?
  /// What the user may call it when speaking.
  package var inputLabels: [String] = []
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

  /// Adds traits; they are no longer removed.
  package mutating func addTraits(_ traits: AccessibilityTraits) {
    addedTraits.insert(traits)
    removedTraits.remove(traits)
  }

  /// Removes traits; they are no longer added.
  package mutating func removeTraits(_ traits: AccessibilityTraits) {
    removedTraits.insert(traits)
    addedTraits.remove(traits)
  }

  /// Whether nothing is said; asked of each element, so without a comparison as a whole.
  package var isEmpty: Bool {
    label == nil && value == nil && hint == nil && identifier == nil && isHidden == nil
      && children == nil && sortPriority == nil && adjust == nil && addedTraits.isEmpty
      && removedTraits.isEmpty && inputLabels.isEmpty && actions.isEmpty
  }
}
