import Foundation

extension View {
  /// Does something when assistive technology asks for it; the default action is a press.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let handler = Unshared(handler)
    return accessible { attributes, environment in
      let name: String? =
        switch actionKind.kind {
        case .default: nil
        case .escape: "escape"
        case .magicTap: "magicTap"
        case .named(let text): text.spoken(in: environment)
        }
      attributes.actions.append(
        AccessibilityAttributes.NamedAction(name: name, action: Action { handler.value() }))
    }
  }

  /// Does something when the user chooses it by its name.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// Does something when the user chooses it by its name, from a table.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Does something when the user chooses it by its name, as it stands.
  @_disfavoredOverload nonisolated public func accessibilityAction<S>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibilityAction(named: Text(name), handler)
  }

  /// Does something when the user asks for more or less.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let handler = Unshared(handler)
    return accessible { attributes, _ in attributes.adjust = Action { handler.value($0) } }
  }

  /// Does something when the user scrolls by a page. Assistive technology on Linux does not ask for it.
  nonisolated public func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { _, _ in }
  }
}
