/// A button that opens a menu.
/// https://developer.apple.com/documentation/swiftui/menu
nonisolated public struct Menu<Label, Content> where Label: View, Content: View {
  @Environment(\.menuStyle) private var style
  let label: Label
  let content: Content
}

extension Menu: View {
  /// The menu as the style in the environment shows it.
  @MainActor @preconcurrency public var body: some View {
    (style ?? DefaultMenuStyle())
      .styledBody(MenuStyleConfiguration(label: .init(view: label), content: .init(view: content)))
  }
}

extension Menu {
  /// A menu of some views, mostly buttons.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  /// A menu with a text from a table as its label.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {
    self.init(label: Text(titleKey), content: content())
  }

  /// A menu with a text as it stands as its label.
  @_disfavoredOverload nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content)
  where Label == Text, S: StringProtocol {
    self.init(label: Text(title), content: content())
  }

  /// A menu with a text from a table and a symbol as its label.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == SwiftUI.Label<Text, Image> {
    self.init(label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content())
  }

  /// A menu with a text as it stands and a symbol as its label.
  @_disfavoredOverload nonisolated public init<S>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == SwiftUI.Label<Text, Image>, S: StringProtocol {
    self.init(label: SwiftUI.Label(title, systemImage: systemImage), content: content())
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style was asked to show.
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}
