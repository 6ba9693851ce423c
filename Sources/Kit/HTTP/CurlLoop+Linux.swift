#if os(Linux)
  import CCurl
  import Foundation

  /// The one thread that runs all transfers of a client, through libcurl's multi interface: it keeps the
  /// connections, opens no more of them than it may, and lets transfers beyond that wait.
  /// https://curl.se/libcurl/c/libcurl-multi.html
  ///
  /// `@unchecked Sendable`: `arrivals`, `cancellations` and `isStopped` are guarded by `lock`; `running` and
  /// `spareHandles` are touched by the thread alone; `multi` by the thread, and by others only for
  /// `curl_multi_wakeup`, which is made for that.
  final class CurlLoop: @unchecked Sendable {
    private let lock = NSLock()
    private var arrivals: [CurlTransfer] = []
    private var cancellations: [CurlTransfer] = []
    private var isStopped = false

    private let multi: UnsafeMutableRawPointer?
    private let spareLimit: Int
    private var running: [UnsafeMutableRawPointer: CurlTransfer] = [:]
    private var spareHandles: [UnsafeMutableRawPointer] = []

    /// Starts the thread, which waits for transfers.
    init(_ configuration: NetworkConfiguration) {
      _ = CurlLoop.libraryIsReady
      multi = curl_multi_init()
      spareLimit = configuration.connections
      guard let multi else { return }
      let total = configuration.connections
      _ = highstreet_curl_multi_set_long(multi, CURLMOPT_MAX_TOTAL_CONNECTIONS, total)
      _ = highstreet_curl_multi_set_long(multi, CURLMOPT_MAXCONNECTS, total)
      _ = highstreet_curl_multi_set_long(
        multi, CURLMOPT_MAX_HOST_CONNECTIONS, configuration.connectionsPerHost)
      let thread = Thread { self.run() }
      thread.name = "HTTP"
      thread.start()
    }

    private static let libraryIsReady = highstreet_curl_global_init() == CURLE_OK

    // MARK: From any thread

    /// Begins a transfer; the continuation is resumed once, with its outcome.
    func start(_ transfer: CurlTransfer, continuation: CheckedContinuation<HTTPResponse, any Error>) {
      guard multi != nil else {
        return continuation.resume(throwing: HTTPFailure.invalidRequest("There is no memory to send it."))
      }
      let isTaken = lock.withLock {
        // A task that is cancelled from here on calls `cancel`, which waits for the lock.
        if Task.isCancelled { return false }
        transfer.continuation = continuation
        arrivals.append(transfer)
        return true
      }
      if isTaken { wake() } else { continuation.resume(throwing: HTTPFailure.cancelled) }
    }

    /// Ends a transfer at once and closes its connection; nothing happens when it is over or never began.
    func cancel(_ transfer: CurlTransfer) {
      lock.withLock { cancellations.append(transfer) }
      wake()
    }

    /// Ends the thread. No transfer is under way then, because each one holds its transport.
    func stop() {
      lock.withLock { isStopped = true }
      wake()
    }

    private func wake() {
      if let multi { curl_multi_wakeup(multi) }
    }

    // MARK: On the thread

    private func run() {
      guard let multi else { return }
      ignoreBrokenPipes()
      var isOver = false
      while !isOver {
        let (new, cancelled, stopped) = lock.withLock {
          defer { (arrivals, cancellations) = ([], []) }
          return (arrivals, cancellations, isStopped)
        }
        for transfer in new { begin(transfer, on: multi) }
        for transfer in cancelled { end(transfer, on: multi, with: .failure(.cancelled)) }
        var count: Int32 = 0
        curl_multi_perform(multi, &count)
        endFinishedTransfers(on: multi)
        let pause = endLateTransfers(on: multi)
        isOver = stopped && running.isEmpty
        if !isOver { curl_multi_poll(multi, nil, 0, pause, nil) }
      }
      for handle in spareHandles { curl_easy_cleanup(handle) }
      curl_multi_cleanup(multi)
    }

    /// libcurl leaves the signal of a closed connection to us, and it is sent to the thread that writes.
    private func ignoreBrokenPipes() {
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGPIPE)
      pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    private func begin(_ transfer: CurlTransfer, on multi: UnsafeMutableRawPointer) {
      guard let handle = spareHandles.popLast() ?? curl_easy_init() else {
        return transfer.finish(with: .failure(.invalidRequest("There is no memory to send it.")))
      }
      transfer.prepare(handle)
      running[handle] = transfer
      if curl_multi_add_handle(multi, handle) != CURLM_OK {
        end(transfer, on: multi, with: .failure(.invalidRequest("It could not be started.")))
      }
    }

    private func endFinishedTransfers(on multi: UnsafeMutableRawPointer) {
      var count: Int32 = 0
      while let message = curl_multi_info_read(multi, &count)?.pointee {
        guard message.msg == CURLMSG_DONE, let transfer = running[message.easy_handle] else { continue }
        end(transfer, on: multi, with: transfer.outcome(message.data.result))
      }
    }

    /// Ends what is past its deadline and returns the milliseconds until the next one.
    private func endLateTransfers(on multi: UnsafeMutableRawPointer) -> Int32 {
      let now = DispatchTime.now().uptimeNanoseconds
      var next = now + 60_000_000_000
      for transfer in running.values {
        if transfer.deadline <= now {
          end(transfer, on: multi, with: .failure(.timeout(transfer.timeout)))
        } else {
          next = min(next, transfer.deadline)
        }
      }
      return Int32((next - now + 999_999) / 1_000_000)
    }

    private func end(
      _ transfer: CurlTransfer, on multi: UnsafeMutableRawPointer,
      with outcome: Result<HTTPResponse, HTTPFailure>
    ) {
      guard let handle = transfer.handle, running.removeValue(forKey: handle) != nil else { return }
      curl_multi_remove_handle(multi, handle)
      curl_easy_reset(handle)
      if spareHandles.count < spareLimit {
        spareHandles.append(handle)
      } else {
        curl_easy_cleanup(handle)
      }
      transfer.finish(with: outcome)
    }
  }
#endif
