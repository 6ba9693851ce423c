import Foundation

/// Where a fixed number of sources of different types come together for one subscriber.
final class Junction<Downstream: Subscriber> {
  let outlet: Outlet<Downstream>
  private let lock = NSLock()
  private let sources: Int
  private var inlets: [any Source] = []
  private var ended: Set<Int> = []
  /// Whether nothing more can come now that the sources with these numbers have ended.
  var isExhausted: (Set<Int>) -> Bool

  init(_ subscriber: Downstream, sources: Int) {
    outlet = Outlet(subscriber)
    self.sources = sources
    isExhausted = { $0.count == sources }
  }

  /// An inlet for the next source; the sources are numbered from 0.
  func inlet<Input>(receiveValue: @escaping (Input) -> Void?) -> Inlet<Input, Downstream.Failure> {
    let number = inlets.count
    let inlet = Inlet<Input, Downstream.Failure>(
      receiveValue: {
        _ = receiveValue($0)
        return .none
      },
      receiveCompletion: { self.sourceEnded(number, $0) })
    inlets.append(inlet)
    return inlet
  }

  /// Hands the subscriber its subscription; all inlets are there by now.
  func start(with subscriber: Downstream) {
    outlet.onCancel = { self.cancelAll() }
    subscriber.receive(subscription: outlet)
  }

  /// Delivers a value, and the end if it was the last one.
  func pass(_ value: Downstream.Input) {
    outlet.offer(value)
    finishIfExhausted()
  }

  private func sourceEnded(_ number: Int, _ completion: Subscribers.Completion<Downstream.Failure>) {
    if case .failure = completion {
      outlet.finish(completion)
      cancelAll()
    } else {
      lock.lock()
      ended.insert(number)
      lock.unlock()
      finishIfExhausted()
    }
  }

  private func finishIfExhausted() {
    lock.lock()
    let ended = ended
    lock.unlock()
    guard isExhausted(ended) else { return }
    outlet.finish(.finished)
    cancelAll()
  }

  private func cancelAll() {
    lock.lock()
    let cancelled = inlets
    inlets = []
    lock.unlock()
    for inlet in cancelled { inlet.cancel() }
  }
}
