/// A menu for the view that is pressed long, or clicked with the second button.
/// https://developer.apple.com/documentation/swiftui/contextmenu
public struct ContextMenu<MenuItems> where MenuItems: View {
  let menuItems: MenuItems

  /// A menu of some views, mostly buttons.
  public init(@ViewBuilder menuItems: () -> MenuItems) {
    self.menuItems = menuItems()
  }
}

extension View {
  /// Adds a menu, or none.
  nonisolated public func contextMenu<MenuItems>(_ contextMenu: ContextMenu<MenuItems>?) -> some View
  where MenuItems: View {
    modifier(ContextMenuModifier(items: contextMenu?.menuItems))
  }

  /// Adds a menu.
  nonisolated public func contextMenu<MenuItems>(@ViewBuilder menuItems: () -> MenuItems) -> some View
  where MenuItems: View {
    contextMenu(ContextMenu(menuItems: menuItems))
  }
}

nonisolated private struct ContextMenuModifier<Items: View>: ViewModifier {
  let items: Items

  @MainActor func body(content: Content) -> some View {
    ElementReader(items.controlPlace(.menu)) { items in
      content.modifier(ContextMenuWrapper(sections: [MenuSection](items)))
    }
  }
}

nonisolated private struct ContextMenuWrapper: ElementModifier {
  typealias Body = Never
  let sections: [MenuSection]

  @MainActor func configure(_ element: Element, in environment: EnvironmentValues) {
    element.show(
      ContextMenuContent(sections: environment.isEnabled ? sections : []), resizes: false)
  }
}

/// What is around a view with a menu of its own.
package struct ContextMenuContent: ElementContent {
  package static let kind = "ContextMenu"
  package var sections: [MenuSection]

  package var details: [String] { ["[\(sections.allEntries.map(\.title).joined(separator: ", "))]"] }
}
