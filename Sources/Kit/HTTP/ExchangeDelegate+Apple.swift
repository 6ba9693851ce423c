#if !os(Linux)
  import Foundation

  /// Hands what URLSession reports to the exchange that it belongs to.
  ///
  /// `@unchecked Sendable`: `exchanges` is guarded by `lock`.
  final class ExchangeDelegate: NSObject, @unchecked Sendable {
    /// The serial queue on which URLSession reports.
    let queue = OperationQueue()

    private let serial = DispatchQueue(label: "HTTP")
    private let lock = NSLock()
    private var exchanges: [Int: Exchange] = [:]

    override init() {
      super.init()
      queue.underlyingQueue = serial
      queue.maxConcurrentOperationCount = 1
    }

    /// Begins a task whose reports go to an exchange.
    func start(_ task: URLSessionDataTask, for exchange: Exchange) {
      // Weak, as the exchange keeps its alarm.
      let alarm = DispatchWorkItem { [weak exchange] in
        guard let exchange else { return }
        exchange.fault = .timeout(exchange.timeout)
        task.cancel()
      }
      exchange.alarm = alarm
      let isTaken = lock.withLock {
        // A Swift task that is cancelled from here on cancels the URLSession task, which then reports it.
        if Task.isCancelled { return false }
        exchanges[task.taskIdentifier] = exchange
        return true
      }
      guard isTaken else {
        exchange.fault = .cancelled
        return exchange.finish(with: nil)
      }
      serial.asyncAfter(deadline: .now() + max(0, exchange.timeout), execute: alarm)
      task.resume()
    }

    fileprivate func exchange(of task: URLSessionTask) -> Exchange? {
      lock.withLock { exchanges[task.taskIdentifier] }
    }

  }

  extension ExchangeDelegate: URLSessionDataDelegate {
    /// Redirects are decided by `RedirectRule`: the task ends with the redirecting reply.
    func urlSession(
      _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
      newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
      completionHandler(nil)
    }

    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
      completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
      exchange(of: dataTask)?.receive(response)
      completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      if exchange(of: dataTask)?.receive(data) == false { dataTask.cancel() }
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
      lock.withLock { exchanges.removeValue(forKey: task.taskIdentifier) }?.finish(with: error)
    }
  }
#endif
