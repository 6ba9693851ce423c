/// A title with an icon.
/// https://developer.apple.com/documentation/swiftui/label
nonisolated public struct Label<Title, Icon> where Title: View, Icon: View {
  @Environment(\.labelStyle) private var style
  let title: Title
  let icon: Icon

  /// A title with an icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View {
  /// The label as the style in the environment shows it.
  @MainActor @preconcurrency public var body: some View {
    (style ?? DefaultLabelStyle())
      .styledBody(LabelStyleConfiguration(title: .init(view: title), icon: .init(view: icon)))
  }
}

extension Label where Title == Text, Icon == Image {
  /// A text from a table with a picture of the asset catalogue.
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// A text from a table with a symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// A text as it stands with a picture of the asset catalogue.
  @_disfavoredOverload nonisolated public init<S>(_ title: S, image name: String) where S: StringProtocol {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  /// A text as it stands with a symbol.
  @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage name: String)
  where S: StringProtocol {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style was asked to show.
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

extension Label: ViewParts {
  var parts: [TabPart] { parts(of: title, at: 0) + parts(of: icon, at: 1) }
}
