// What is said about a view goes to the unit that stands for it: a text, a picture, a control. It passes through padding,
// frames and effects. Apple hands it to each unit inside a stack; here a stack of several units becomes a unit itself, with
// the others inside or, if it is a button, heading, link or picture by its traits, in their place.

extension View {
  /// What the view is called.
  nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessible { $0.label = label.spoken(in: $1) }
  }

  /// What the view is called, from a table.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityLabel(Text(labelKey))
  }

  /// What the view is called, as it stands.
  @_disfavoredOverload nonisolated public func accessibilityLabel<S>(_ label: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > where S: StringProtocol {
    accessibilityLabel(Text(label))
  }

  /// The value that the view has.
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessible { $0.value = valueDescription.spoken(in: $1) }
  }

  /// The value that the view has, from a table.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityValue(Text(valueKey))
  }

  /// The value that the view has, as it stands.
  @_disfavoredOverload nonisolated public func accessibilityValue<S>(_ value: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > where S: StringProtocol {
    accessibilityValue(Text(value))
  }

  /// What comes of using the view.
  nonisolated public func accessibilityHint(_ hint: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessible { $0.hint = hint.spoken(in: $1) }
  }

  /// What comes of using the view, from a table.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityHint(Text(hintKey))
  }

  /// What comes of using the view, as it stands.
  @_disfavoredOverload nonisolated public func accessibilityHint<S>(_ hint: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > where S: StringProtocol {
    accessibilityHint(Text(hint))
  }

  /// A name for tests, which is not read to the user.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessible { attributes, _ in attributes.identifier = identifier }
  }

  /// Whether the view and all inside are left out.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessible { attributes, _ in attributes.isHidden = hidden }
  }

  /// What the view is, besides what it shows.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessible { attributes, _ in attributes.addTraits(traits) }
  }

  /// What the view is not, though it looks so.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessible { attributes, _ in attributes.removeTraits(traits) }
  }

}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// What the view is called.
  nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent<Content, Modifier> {
    adding { $0.label = label.spoken(in: $1) }
  }

  /// What the view is called, from a table.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<
    Content, Modifier
  > {
    accessibilityLabel(Text(labelKey))
  }

  /// What the view is called, as it stands.
  @_disfavoredOverload nonisolated public func accessibilityLabel<S>(_ label: S) -> ModifiedContent<
    Content, Modifier
  > where S: StringProtocol {
    accessibilityLabel(Text(label))
  }

  /// The value that the view has.
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<Content, Modifier> {
    adding { $0.value = valueDescription.spoken(in: $1) }
  }

  /// The value that the view has, from a table.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<
    Content, Modifier
  > {
    accessibilityValue(Text(valueKey))
  }

  /// The value that the view has, as it stands.
  @_disfavoredOverload nonisolated public func accessibilityValue<S>(_ value: S) -> ModifiedContent<
    Content, Modifier
  > where S: StringProtocol {
    accessibilityValue(Text(value))
  }

  /// What comes of using the view.
  nonisolated public func accessibilityHint(_ hint: Text) -> ModifiedContent<Content, Modifier> {
    adding { $0.hint = hint.spoken(in: $1) }
  }

  /// What comes of using the view, from a table.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<
    Content, Modifier
  > {
    accessibilityHint(Text(hintKey))
  }

  /// What comes of using the view, as it stands.
  @_disfavoredOverload nonisolated public func accessibilityHint<S>(_ hint: S) -> ModifiedContent<
    Content, Modifier
  > where S: StringProtocol {
    accessibilityHint(Text(hint))
  }

  /// A name for tests, which is not read to the user.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Content, Modifier>
  {
    adding { attributes, _ in attributes.identifier = identifier }
  }

  /// Whether the view and all inside are left out.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Content, Modifier> {
    adding { attributes, _ in attributes.isHidden = hidden }
  }

  /// What the view is, besides what it shows.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Content, Modifier
  > {
    adding { attributes, _ in attributes.addTraits(traits) }
  }

  /// What the view is not, though it looks so.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Content, Modifier
  > {
    adding { attributes, _ in attributes.removeTraits(traits) }
  }

}
