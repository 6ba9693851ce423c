import Combine

/// A subscriber that asks for as many values as a test says, and notes what it gets.
final class Probe<Input, Failure: Error>: Subscriber {
  private(set) var values: [Input] = []
  private(set) var completion: Subscribers.Completion<Failure>?
  private var subscription: (any Subscription)?

  func receive(subscription: any Subscription) { self.subscription = subscription }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) { self.completion = completion }

  func ask(for count: Int) { subscription?.request(.max(count)) }

  func cancel() { subscription?.cancel() }

  var hasFinished: Bool {
    if case .finished = completion { true } else { false }
  }

  var error: Failure? {
    if case .failure(let error) = completion { error } else { nil }
  }
}

extension Publisher {
  /// A probe of this publisher that has asked for nothing yet.
  func probe() -> Probe<Output, Failure> {
    let probe = Probe<Output, Failure>()
    subscribe(probe)
    return probe
  }

  /// Notes all that comes.
  func log(_ values: @escaping (Output) -> Void, end: @escaping () -> Void = {}) -> AnyCancellable {
    sink(receiveCompletion: { _ in end() }, receiveValue: values)
  }
}

enum Lost: Error, Equatable {
  case connection
  case way
}
