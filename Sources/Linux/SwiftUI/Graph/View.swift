/// A part of what an app shows, described by a value.
/// https://developer.apple.com/documentation/swiftui/view
@MainActor @preconcurrency public protocol View {
  /// The type of the view that shows this one.
  associatedtype Body: View
  /// What the view consists of.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// A view that the framework shows by itself; it has no body.
@MainActor @preconcurrency public protocol _PrimitiveView: View where Self.Body == Never {}

extension _PrimitiveView {
  /// Never asked for.
  public var body: Never { preconditionFailure("\(Self.self) has no body: it is shown by the framework") }
}

extension Never: View {
  /// There is no value to ask.
  public typealias Body = Never
}

extension Never {
  /// There is no value to ask.
  public var body: Never { switch self {} }
}
