/// A look of progress.
/// https://developer.apple.com/documentation/swiftui/progressviewstyle
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// The type of the view that shows progress.
  associatedtype Body: View
  /// The view that shows progress.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  /// What a progress view tells the style.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// What a progress view tells a style.
/// https://developer.apple.com/documentation/swiftui/progressviewstyleconfiguration
public struct ProgressViewStyleConfiguration {
  /// The label, whatever it is.
  @MainActor @preconcurrency public struct Label: _PrimitiveView {
    package let view: any View
  }

  /// The label of the value, whatever it is.
  @MainActor @preconcurrency public struct CurrentValueLabel: _PrimitiveView {
    package let view: any View
  }

  /// How much is done, from 0 to 1, if that is known.
  public let fractionCompleted: Double?
  /// The label, if there is one.
  public var label: ProgressViewStyleConfiguration.Label?
  /// The label of the value, if there is one.
  public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: ControlPart {}
extension ProgressViewStyleConfiguration.CurrentValueLabel: ControlPart {}

extension ProgressViewStyle {
  /// The view that shows progress; progress views that it consists of have the system's style.
  func styledBody(_ configuration: ProgressViewStyleConfiguration) -> AnyView {
    AnyView(
      StyledControl(style: self, configuration: configuration) { $0.makeBody(configuration: $1) }
        .environment(\.progressViewStyle, nil))
  }
}

extension EnvironmentValues {
  /// The style of progress views; `nil` is the system's.
  var progressViewStyle: (any ProgressViewStyle)? {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: (any ProgressViewStyle)? { nil }
}

extension View {
  /// Sets the style of progress views inside.
  nonisolated public func progressViewStyle<S>(_ style: S) -> some View where S: ProgressViewStyle {
    modifier(StyleModifier(style: style) { $0.progressViewStyle = $1 })
  }
}

/// The system's look: a bar where it is known how much is done, else a spinner.
/// https://developer.apple.com/documentation/swiftui/defaultprogressviewstyle
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The system's look.
  nonisolated public init() {}

  /// A bar or a spinner.
  public func makeBody(configuration: DefaultProgressViewStyle.Configuration) -> some View {
    let isKnown = configuration.fractionCompleted != nil
    ProgressStack(configuration: configuration, look: isKnown ? .linear : .circular, tint: nil)
  }
}

/// A spinner.
/// https://developer.apple.com/documentation/swiftui/circularprogressviewstyle
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// A spinner.
  nonisolated public init() { tint = nil }

  /// A spinner in a colour.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// A spinner with its labels below.
  public func makeBody(configuration: CircularProgressViewStyle.Configuration) -> some View {
    ProgressStack(configuration: configuration, look: .circular, tint: tint)
  }
}

/// A bar.
/// https://developer.apple.com/documentation/swiftui/linearprogressviewstyle
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// A bar.
  nonisolated public init() { tint = nil }

  /// A bar in a colour.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// A bar between its labels.
  public func makeBody(configuration: LinearProgressViewStyle.Configuration) -> some View {
    ProgressStack(configuration: configuration, look: .linear, tint: tint)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The system's look.
  @MainActor @preconcurrency public static var automatic: DefaultProgressViewStyle {
    DefaultProgressViewStyle()
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner.
  @MainActor @preconcurrency public static var circular: CircularProgressViewStyle {
    CircularProgressViewStyle()
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  @MainActor @preconcurrency public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
