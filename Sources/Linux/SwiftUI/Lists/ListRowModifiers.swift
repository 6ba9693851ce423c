import Foundation

extension View {
  /// Sets the space around the content of a list's row; `nil` is the list's.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(ListTraitModifier<RowInsetsTrait>(value: insets))
  }

  /// Keeps rows of a list from being deleted.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(ListTraitModifier<DeleteDisabledTrait>(value: isDisabled))
  }

  /// Keeps rows of a list from being moved.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(ListTraitModifier<MoveDisabledTrait>(value: isDisabled))
  }

  /// Sets the colour of symbols in rows of a list; `nil` is the list's.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    environment(\.listItemTint, tint)
  }
}

nonisolated private struct ListTraitModifier<Trait: TraitKey>: TraitModifier {
  typealias Body = Never
  let value: Trait.Value

  @MainActor func apply(to element: Element) {
    element.set(Trait.self, to: value)
  }
}

/// The space around the content of a row.
enum RowInsetsTrait: TraitKey {
  static var defaultValue: EdgeInsets? { nil }
}

/// Whether a row cannot be deleted.
enum DeleteDisabledTrait: TraitKey {
  static var defaultValue: Bool { false }
}

/// Whether a row cannot be moved.
enum MoveDisabledTrait: TraitKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The colour of symbols in rows of a list.
  package var listItemTint: Color? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

private enum ListItemTintKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}
