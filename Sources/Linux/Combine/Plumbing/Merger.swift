import Foundation

/// Brings the values of several sources to one subscriber. Each source is asked for one value at a time, or for all
/// of them where the subscriber asks for all.
final class Merger<Downstream: Subscriber> {
  private let lock = NSLock()
  private let outlet: Outlet<Downstream>
  private var open: [ObjectIdentifier: any Source] = [:]
  private var isSealed = false
  private var isOver = false
  /// Where the sources come from, if they come one by one: asked for another one when one ends.
  var outer: (any Source)?

  /// Hands the subscriber its subscription.
  init(_ subscriber: Downstream) {
    outlet = Outlet(subscriber)
    outlet.onCancel = { self.cancel() }
    subscriber.receive(subscription: outlet)
  }

  /// An inlet for another source.
  func add() -> Inlet<Downstream.Input, Downstream.Failure> {
    let asksForAll = outlet.isUnlimited
    weak var source: Inlet<Downstream.Input, Downstream.Failure>?
    let outlet = outlet
    let inlet = Inlet<Downstream.Input, Downstream.Failure>(
      receiveValue: { value in
        outlet.offer(value, delivered: asksForAll ? nil : { source?.request(.max(1)) })
        return .none
      },
      receiveCompletion: { completion in
        switch completion {
        case .finished: if let source { self.close(source) }
        case .failure(let error): self.fail(error)
        }
      })
    source = inlet
    lock.lock()
    let isWanted = !isOver
    if isWanted { open[ObjectIdentifier(inlet)] = inlet }
    lock.unlock()
    if isWanted { inlet.request(asksForAll ? .unlimited : .max(1)) } else { inlet.cancel() }
    return inlet
  }

  /// No other source comes: the end of the last one is the end.
  func seal() {
    lock.lock()
    isSealed = true
    lock.unlock()
    finishIfDone()
  }

  func fail(_ error: Downstream.Failure) {
    outlet.finish(.failure(error))
    cancel()
  }

  private func close(_ source: Inlet<Downstream.Input, Downstream.Failure>) {
    lock.lock()
    open[ObjectIdentifier(source)] = nil
    let outer = outer
    lock.unlock()
    outer?.request(.max(1))
    finishIfDone()
  }

  private func finishIfDone() {
    lock.lock()
    let isDone = isSealed && open.isEmpty && !isOver
    if isDone { isOver = true }
    lock.unlock()
    if isDone { outlet.finish(.finished) }
  }

  private func cancel() {
    lock.lock()
    var sources = Array(open.values)
    if let outer { sources.append(outer) }
    open = [:]
    outer = nil
    isOver = true
    lock.unlock()
    for source in sources { source.cancel() }
  }
}
