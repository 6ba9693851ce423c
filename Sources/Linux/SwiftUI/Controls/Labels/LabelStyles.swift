/// The system's look: in bars the icon alone, else the icon and the title.
/// https://developer.apple.com/documentation/swiftui/defaultlabelstyle
public struct DefaultLabelStyle: LabelStyle {
  /// The system's look.
  nonisolated public init() {}

  /// The icon and, but for bars, the title.
  public func makeBody(configuration: DefaultLabelStyle.Configuration) -> some View {
    DefaultLabel(configuration: configuration)
  }
}

/// The icon alone.
/// https://developer.apple.com/documentation/swiftui/icononlylabelstyle
public struct IconOnlyLabelStyle: LabelStyle {
  /// The icon alone.
  nonisolated public init() {}

  /// The icon, which is called what the title says.
  public func makeBody(configuration: IconOnlyLabelStyle.Configuration) -> some View {
    NamedControl(name: configuration.title, control: configuration.icon)
  }
}

/// The title alone.
/// https://developer.apple.com/documentation/swiftui/titleonlylabelstyle
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The title alone.
  nonisolated public init() {}

  /// The title.
  public func makeBody(configuration: TitleOnlyLabelStyle.Configuration) -> some View {
    configuration.title
  }
}

private struct DefaultLabel: View {
  @Environment(\.controlPlace) var place
  let configuration: LabelStyleConfiguration

  var body: some View {
    if place == .bar {
      IconOnlyLabelStyle().makeBody(configuration: configuration)
    } else {
      HStack(spacing: 8) {
        configuration.icon
        configuration.title
      }
    }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The system's look.
  @MainActor @preconcurrency public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  @MainActor @preconcurrency public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  @MainActor @preconcurrency public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
