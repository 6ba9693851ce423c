/// The system's look: that of the place where the button is.
/// https://developer.apple.com/documentation/swiftui/defaultbuttonstyle
@MainActor @preconcurrency public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The system's look.
  @MainActor @preconcurrency public init() {}

  /// A button of the place where it is.
  @MainActor @preconcurrency public func makeBody(configuration: DefaultButtonStyle.Configuration)
    -> some View
  {
    ButtonElement(press: configuration.action, label: configuration.label)
  }
}

/// No look besides that of the label, which is dimmed while the button is pressed.
/// https://developer.apple.com/documentation/swiftui/plainbuttonstyle
@MainActor @preconcurrency public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// No look.
  @MainActor @preconcurrency public init() {}

  /// The label.
  @MainActor @preconcurrency public func makeBody(configuration: PlainButtonStyle.Configuration) -> some View
  {
    ButtonElement(look: .plain, press: configuration.action, label: configuration.label)
  }
}

/// A button without an edge.
/// https://developer.apple.com/documentation/swiftui/borderlessbuttonstyle
@MainActor @preconcurrency public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// No edge.
  @MainActor @preconcurrency public init() {}

  /// A button without an edge.
  @MainActor @preconcurrency public func makeBody(
    configuration: BorderlessButtonStyle.Configuration
  ) -> some View {
    ButtonElement(look: .flat, press: configuration.action, label: configuration.label)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The system's look.
  @MainActor @preconcurrency public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// No look besides that of the label.
  @MainActor @preconcurrency public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button without an edge.
  @MainActor @preconcurrency public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
