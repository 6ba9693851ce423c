/// A button that pushes a page.
/// https://developer.apple.com/documentation/swiftui/navigationlink
nonisolated public struct NavigationLink<Label, Destination>: _PrimitiveView
where Label: View, Destination: View {
  let label: Label
  let destination: Destination
  /// Where the app keeps whether the page is shown; `nil` if the link keeps it.
  let activation: LinkActivation?
  var isDetail = true

  init(_ label: Label, _ destination: Destination, _ activation: LinkActivation?) {
    self.label = label
    self.destination = destination
    self.activation = activation
  }

  /// A link to a page.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label(), destination(), nil)
  }

  /// A link to a page that the app can push and pop as well.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), destination(), LinkActivation(isActive))
  }

  /// A link to a page that is shown while a selection is this tag.
  public init<V>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) where V: Hashable {
    self.init(label(), destination(), LinkActivation(tag: tag, selection: selection))
  }

  /// A link to a page.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label(), destination, nil)
  }

  /// A link to a page that the app can push and pop as well.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label(), destination, LinkActivation(isActive))
  }

  /// A link to a page that is shown while a selection is this tag.
  public init<V>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) where V: Hashable {
    self.init(label(), destination, LinkActivation(tag: tag, selection: selection))
  }
}

extension NavigationLink {
  /// Says whether the page belongs into the detail column where there are two.
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View {
    var copy = self
    copy.isDetail = isDetailLink
    return copy
  }
}

/// A binding of the app that says whether the page of a link is shown.
struct LinkActivation {
  let isActive: () -> Bool
  let activate: () -> Void
  /// Has no effect if the binding says by itself that the page is not shown.
  let deactivate: () -> Void
  /// What tells the link from others.
  let key: AnyHashable

  init(_ binding: Binding<Bool>) {
    isActive = { binding.wrappedValue }
    activate = { binding.wrappedValue = true }
    deactivate = { if binding.wrappedValue { binding.wrappedValue = false } }
    key = true
  }

  init<V: Hashable>(tag: V, selection: Binding<V?>) {
    isActive = { selection.wrappedValue == tag }
    activate = { selection.wrappedValue = tag }
    deactivate = { if selection.wrappedValue == tag { selection.wrappedValue = nil } }
    key = tag
  }
}
