import Foundation

extension View {
  /// Makes the view a unit, and says what becomes of the units inside.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    accessible { attributes, _ in attributes.children = children }
  }

  /// How early the view is read among those around it: the highest first, the others in their order.
  nonisolated public func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { attributes, _ in attributes.sortPriority = sortPriority }
  }

  /// What the user may call the view when speaking; the first one counts where there is no label.
  nonisolated public func accessibilityInputLabels(
    _ inputLabels: [Text]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { attributes, environment in
      attributes.inputLabels = inputLabels.map { $0.spoken(in: environment) }
    }
  }

  /// What the user may call the view when speaking, from a table.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  /// What the user may call the view when speaking, as it stands.
  @_disfavoredOverload nonisolated public func accessibilityInputLabels<S>(
    _ inputLabels: [S]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }

  /// Where assistive technology taps the view. It presses views here without a tap.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: CGPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { _, _ in }
  }

  /// Where assistive technology taps the view. It presses views here without a tap.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { _, _ in }
  }

  /// Keeps the colours where the system inverts them. Desktops do not.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }
}
