/// A look of pickers.
/// https://developer.apple.com/documentation/swiftui/pickerstyle
public protocol PickerStyle {}

/// The system's look: a menu.
/// https://developer.apple.com/documentation/swiftui/defaultpickerstyle
public struct DefaultPickerStyle: PickerStyle {
  /// The system's look.
  public init() {}
}

/// Options side by side.
/// https://developer.apple.com/documentation/swiftui/segmentedpickerstyle
public struct SegmentedPickerStyle: PickerStyle {
  /// Options side by side.
  public init() {}
}

/// A wheel of options; on Linux it is a menu.
/// https://developer.apple.com/documentation/swiftui/wheelpickerstyle
public struct WheelPickerStyle: PickerStyle {
  /// A wheel.
  public init() {}
}

/// Options in a menu.
/// https://developer.apple.com/documentation/swiftui/menupickerstyle
public struct MenuPickerStyle: PickerStyle {
  /// A menu.
  public init() {}
}

/// Options among the views around the picker, such as rows of a list.
/// https://developer.apple.com/documentation/swiftui/inlinepickerstyle
public struct InlinePickerStyle: PickerStyle {
  /// Options among the views around.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The system's look.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Options side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel of options.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// Options in a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Options among the views around the picker.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension View {
  /// Sets the style of pickers inside.
  nonisolated public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle {
    environment(\.pickerLook, PickerLook(style))
  }
}

/// How a picker is shown.
package enum PickerLook: String, Sendable {
  case menu, segmented, wheel, inline

  init(_ style: some PickerStyle) {
    self =
      switch style {
      case is SegmentedPickerStyle: .segmented
      case is WheelPickerStyle: .wheel
      case is InlinePickerStyle: .inline
      default: .menu
      }
  }
}

extension EnvironmentValues {
  /// How pickers are shown.
  var pickerLook: PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

private enum PickerLookKey: EnvironmentKey {
  static var defaultValue: PickerLook { .menu }
}
