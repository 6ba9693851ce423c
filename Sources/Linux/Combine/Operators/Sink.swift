extension Publisher {
  /// Calls a closure for each value and another at the end, until the result is cancelled or goes away.
  /// https://developer.apple.com/documentation/combine/publisher/sink(receivecompletion:receivevalue:)
  public func sink(
    receiveCompletion: @escaping ((Subscribers.Completion<Self.Failure>) -> Void),
    receiveValue: @escaping ((Self.Output) -> Void)
  ) -> AnyCancellable {
    let inlet = Inlet<Output, Failure>(
      receiveValue: {
        receiveValue($0)
        return .none
      }, receiveCompletion: receiveCompletion)
    inlet.request(.unlimited)
    subscribe(inlet)
    return AnyCancellable(inlet)
  }
}

extension Publisher where Self.Failure == Never {
  /// Calls a closure for each value, until the result is cancelled or goes away.
  /// https://developer.apple.com/documentation/combine/publisher/sink(receivevalue:)
  public func sink(receiveValue: @escaping ((Self.Output) -> Void)) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
