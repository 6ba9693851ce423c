/// A publisher that starts when it is told to.
/// https://developer.apple.com/documentation/combine/connectablepublisher
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts; it runs until the result is cancelled.
  func connect() -> any Cancellable
}
