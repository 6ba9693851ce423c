/// Lines of a menu that are set apart from others.
package struct MenuSection: Equatable, Sendable {
  package var title: String?
  package var entries: [MenuEntry]

  package init(title: String? = nil, entries: [MenuEntry]) {
    self.title = title
    self.entries = entries
  }
}

/// A line of a menu.
package struct MenuEntry: Equatable, Sendable {
  package var title: String
  /// The name of a symbol beside it.
  package var symbol: String?
  package var isEnabled = true
  package var isDestructive = false
  /// Whether it is chosen, if it can be.
  package var isChecked: Bool?
  /// Whether only one of its section is chosen.
  package var isOneOfMany = false
  /// The menu that it opens.
  package var submenu: [MenuSection]?
  /// What it does, if it does anything.
  package var press: Action<Void>?

  package init(
    title: String, symbol: String? = nil, isEnabled: Bool = true, isDestructive: Bool = false,
    isChecked: Bool? = nil, isOneOfMany: Bool = false, submenu: [MenuSection]? = nil,
    press: Action<Void>? = nil
  ) {
    self.title = title
    self.symbol = symbol
    self.isEnabled = isEnabled
    self.isDestructive = isDestructive
    self.isChecked = isChecked
    self.isOneOfMany = isOneOfMany
    self.submenu = submenu
    self.press = press
  }
}

extension [MenuSection] {
  /// The menu that views describe: buttons, toggles, pickers, other menus, texts and lines between them.
  @MainActor package init(_ groups: [ElementGroup]) {
    self = []
    for group in groups {
      var builder = MenuBuilder(title: group.header.spokenLabel)
      for element in group.elements { builder.add(element) }
      builder.endSection()
      self += builder.sections
    }
  }

  /// All entries that can be pressed, those of submenus too.
  package var allEntries: [MenuEntry] {
    flatMap { $0.entries.flatMap { [$0] + ($0.submenu?.allEntries ?? []) } }
  }
}

@MainActor
private struct MenuBuilder {
  private(set) var sections: [MenuSection] = []
  private var current: MenuSection

  init(title: String?) {
    current = MenuSection(title: title, entries: [])
  }

  mutating func endSection() {
    if !current.entries.isEmpty { sections.append(current) }
    current = MenuSection(title: nil, entries: [])
  }

  mutating func add(_ element: Element) {
    switch element.content {
    case let button as ButtonContent:
      current.entries.append(
        MenuEntry(
          title: element.spokenLabel ?? "", symbol: element.firstImage?.name, isEnabled: button.isEnabled,
          isDestructive: button.isDestructive, isChecked: button.isChecked, press: button.press))
    case let menu as MenuContent:
      current.entries.append(
        MenuEntry(
          title: element.spokenLabel ?? "", symbol: element.firstImage?.name, isEnabled: menu.isEnabled,
          submenu: menu.sections))
    case let picker as PickerContent:
      endSection()
      current.entries = picker.menuEntries
      endSection()
    case is DividerContent:
      endSection()
    case is TextContent:
      current.entries.append(MenuEntry(title: element.spokenLabel ?? "", isEnabled: false))
    default:
      for child in element.children { add(child) }
    }
  }
}
