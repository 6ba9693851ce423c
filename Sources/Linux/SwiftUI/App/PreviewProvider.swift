/// Something that Xcode shows beside the code.
@MainActor @preconcurrency public protocol _PreviewProvider {}

/// Views that Xcode shows beside the code; nothing shows them here.
/// https://developer.apple.com/documentation/swiftui/previewprovider
@MainActor @preconcurrency public protocol PreviewProvider: _PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
  /// The system that shows them.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Any.
  @MainActor @preconcurrency public static var platform: PreviewPlatform? { nil }
}

/// A system that shows previews.
/// https://developer.apple.com/documentation/swiftui/previewplatform
public enum PreviewPlatform: Sendable {
  /// One of Apple's systems.
  case iOS, macOS, tvOS, watchOS
}

/// How large a preview is.
/// https://developer.apple.com/documentation/swiftui/previewlayout
public enum PreviewLayout: Sendable {
  /// As the screen of a device.
  case device
  /// As its content.
  case sizeThatFits
  /// As given, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device of a preview.
/// https://developer.apple.com/documentation/swiftui/previewdevice
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// A device by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A device by its name.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

extension View {
  /// Has no effect here: Xcode shows previews.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// Has no effect here: Xcode shows previews.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// Has no effect here: Xcode shows previews.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
}
