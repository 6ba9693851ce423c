extension NavigationLink where Label == Text {
  /// A link with a text from a table.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(Text(titleKey), destination(), nil)
  }

  /// A link with a text as it stands.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder destination: () -> Destination)
  where S: StringProtocol {
    self.init(Text(title), destination(), nil)
  }

  /// A link with a text from a table, to a page that the app can push and pop as well.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(Text(titleKey), destination(), LinkActivation(isActive))
  }

  /// A link with a text as it stands, to a page that the app can push and pop as well.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) where S: StringProtocol {
    self.init(Text(title), destination(), LinkActivation(isActive))
  }

  /// A link with a text from a table, to a page that is shown while a selection is this tag.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) where V: Hashable {
    self.init(Text(titleKey), destination(), LinkActivation(tag: tag, selection: selection))
  }

  /// A link with a text as it stands, to a page that is shown while a selection is this tag.
  @_disfavoredOverload
  nonisolated public init<S, V>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) where S: StringProtocol, V: Hashable {
    self.init(Text(title), destination(), LinkActivation(tag: tag, selection: selection))
  }

  /// A link with a text from a table.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(Text(titleKey), destination, nil)
  }

  /// A link with a text as it stands.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, destination: Destination) where S: StringProtocol {
    self.init(Text(title), destination, nil)
  }

  /// A link with a text from a table, to a page that the app can push and pop as well.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(Text(titleKey), destination, LinkActivation(isActive))
  }

  /// A link with a text as it stands, to a page that the app can push and pop as well.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, destination: Destination, isActive: Binding<Bool>)
  where S: StringProtocol {
    self.init(Text(title), destination, LinkActivation(isActive))
  }

  /// A link with a text from a table, to a page that is shown while a selection is this tag.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) where V: Hashable {
    self.init(Text(titleKey), destination, LinkActivation(tag: tag, selection: selection))
  }

  /// A link with a text as it stands, to a page that is shown while a selection is this tag.
  @_disfavoredOverload
  nonisolated public init<S, V>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) where S: StringProtocol, V: Hashable {
    self.init(Text(title), destination, LinkActivation(tag: tag, selection: selection))
  }
}
