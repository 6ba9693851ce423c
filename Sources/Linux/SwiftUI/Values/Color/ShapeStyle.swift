/// Something that a shape can be filled with.
/// https://developer.apple.com/documentation/swiftui/shapestyle
public protocol ShapeStyle: Sendable {}

extension Color: ShapeStyle {}

/// What the surroundings draw text and symbols with.
/// https://developer.apple.com/documentation/swiftui/foregroundstyle
public struct ForegroundStyle: ShapeStyle {
  /// The style of the surroundings.
  public init() {}
}

/// What lies behind the surroundings.
/// https://developer.apple.com/documentation/swiftui/backgroundstyle
public struct BackgroundStyle: ShapeStyle {
  /// The style of the surroundings.
  public init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
  /// What the surroundings draw text and symbols with.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// What lies behind the surroundings.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
