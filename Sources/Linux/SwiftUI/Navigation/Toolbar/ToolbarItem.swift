/// A view for one of the bars of a page.
/// https://developer.apple.com/documentation/swiftui/toolbaritem
nonisolated public struct ToolbarItem<ID, Content>: ToolbarContent where Content: View {
  /// It has none.
  public typealias Body = Never
  let identity: ID
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem where ID == () {
  /// A view for the bar that suits its purpose.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(identity: (), placement: placement, content: content())
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// A view that a user could choose to show; it is shown.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.init(identity: id, placement: placement, content: content())
  }

  /// A view that a user could choose to show; it is shown.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(identity: id, placement: placement, content: content())
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {
  /// What tells the item from others.
  public var id: ID { identity }
}

extension ToolbarItem: ItemizedToolbarContent {
  @MainActor var items: [BarItem] { [BarItem(place: placement.place, view: content)] }
}

/// Views for one of the bars of a page.
/// https://developer.apple.com/documentation/swiftui/toolbaritemgroup
nonisolated public struct ToolbarItemGroup<Content>: ToolbarContent where Content: View {
  /// It has none.
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItemGroup {
  /// Views for the bar that suits their purpose.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItemGroup: ItemizedToolbarContent {
  @MainActor var items: [BarItem] { [BarItem(place: placement.place, view: content)] }
}

extension View {
  /// Puts views into the bar of the page.
  nonisolated public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View
  where Content: View {
    modifier(PageModifier(items: .toolbar(ToolbarItemGroup(content: content))))
  }

  /// Puts items into the bars of the page.
  nonisolated public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View
  where Content: ToolbarContent {
    modifier(PageModifier(items: .toolbar(content())))
  }
}
