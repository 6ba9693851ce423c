#if os(Linux)
  import CCurl
  import Foundation

  /// Runs all transfers of a client through libcurl's multi interface: it keeps the connections, opens no
  /// more of them than it may, and lets transfers beyond that wait.
  ///
  /// A request is sent by the thread that asks for it; one thread of our own waits for what comes back. So
  /// a request needs to wake nobody but the server.
  /// https://curl.se/libcurl/c/curl_multi_socket_action.html
  ///
  /// `@unchecked Sendable`: `lock` guards `multi` and all that changes; libcurl calls back under it.
  final class CurlLoop: @unchecked Sendable {
    private let lock = NSLock()
    private let events = SocketEvents()
    private let multi: UnsafeMutableRawPointer?
    private let spareLimit: Int
    private var running: [UnsafeMutableRawPointer: CurlTransfer] = [:]
    private var spareHandles: [UnsafeMutableRawPointer] = []
    /// The sockets that the thread waits for.
    private var watched: Set<Int32> = []
    /// The sockets that it is to wait for when the lock is free again, and what for.
    private var toWatch: [Int32: Int32] = [:]
    /// When libcurl wants to be called although nothing happened, in nanoseconds of the machine's uptime.
    private var curlAlarm = UInt64.max
    /// When the alarm rings next, as far as we know.
    private var alarm = UInt64.max
    /// What is over, to be told when the lock is free again.
    private var finished: [(transfer: CurlTransfer, outcome: CurlTransfer.Outcome)] = []

    /// Starts the thread.
    init(_ configuration: NetworkConfiguration) {
      spareLimit = configuration.connections
      multi = CurlLoop.libraryIsReady && events.isUsable ? curl_multi_init() : nil
      guard let multi else { return }
      configure(multi, configuration)
      let thread = Thread { self.waitForReplies() }
      thread.name = "HTTP"
      thread.start()
    }

    private static let libraryIsReady = highstreet_curl_global_init() == CURLE_OK

    private func configure(_ multi: UnsafeMutableRawPointer, _ configuration: NetworkConfiguration) {
      let total = configuration.connections
      _ = highstreet_curl_multi_set_long(multi, CURLMOPT_MAX_TOTAL_CONNECTIONS, total)
      _ = highstreet_curl_multi_set_long(multi, CURLMOPT_MAXCONNECTS, total)
      _ = highstreet_curl_multi_set_long(
        multi, CURLMOPT_MAX_HOST_CONNECTIONS, configuration.connectionsPerHost)

      // The thread keeps this object alive for as long as libcurl may call it.
      let this = Unmanaged.passUnretained(self).toOpaque()
      _ = highstreet_curl_multi_set_pointer(multi, CURLMOPT_SOCKETDATA, this)
      _ = highstreet_curl_multi_set_socket_callback(multi) { _, socket, poll, context, _ in
        CurlLoop.from(context)?.socketChanged(socket, poll)
        return 0
      }
      _ = highstreet_curl_multi_set_pointer(multi, CURLMOPT_TIMERDATA, this)
      _ = highstreet_curl_multi_set_timer_callback(multi) { _, milliseconds, context in
        CurlLoop.from(context)?.setCurlAlarm(milliseconds)
        return 0
      }
    }

    private static func from(_ context: UnsafeMutableRawPointer?) -> CurlLoop? {
      context.map { Unmanaged<CurlLoop>.fromOpaque($0).takeUnretainedValue() }
    }

    // MARK: From any thread

    /// Sends a request; the continuation is resumed once, with the outcome.
    func start(_ transfer: CurlTransfer, continuation: CheckedContinuation<HTTPResponse, any Error>) {
      perform { multi in
        transfer.continuation = continuation
        // A task that is cancelled from here on calls `cancel`, which waits for the lock.
        if Task.isCancelled {
          finished.append((transfer, .failure(.cancelled)))
        } else if let multi, let handle = spareHandles.popLast() ?? curl_easy_init() {
          transfer.prepare(handle)
          running[handle] = transfer
          setAlarm(noLaterThan: transfer.deadline)
          curl_multi_add_handle(multi, handle)
          BrokenPipe.ignored {
            act(on: CURL_SOCKET_TIMEOUT)
            waitForNearServer()
          }
        } else {
          finished.append((transfer, .failure(.invalidRequest(HTTPReasonText.noMemoryToSend))))
        }
      }
    }

    /// Ends a transfer at once and closes its connection; nothing happens when it is over or never began.
    func cancel(_ transfer: CurlTransfer) {
      perform { _ in BrokenPipe.ignored { end(transfer, with: .failure(.cancelled)) } }
    }

    /// Ends the thread. No transfer is under way then, because each one holds its transport.
    func stop() {
      events.stop()
    }

    // MARK: The thread

    private func waitForReplies() {
      BrokenPipe.ignore()
      var isStopped = false
      while !isStopped {
        let news = events.wait()
        perform { _ in
          for event in news {
            switch event {
            case .socket(let socket, let readiness): act(on: socket, readiness)
            case .alarm: alarmRang()
            case .stop: isStopped = true
            }
          }
        }
      }
      for handle in spareHandles { curl_easy_cleanup(handle) }
      curl_multi_cleanup(multi)
      events.close()
    }

    // MARK: Under the lock

    /// Runs work under the lock, and then tells the outcomes that it brought.
    private func perform(_ work: (UnsafeMutableRawPointer?) -> Void) {
      var outcomes: [(transfer: CurlTransfer, outcome: CurlTransfer.Outcome)] = []
      lock.withLock {
        work(multi)
        watchSockets()
        setAlarm(noLaterThan: curlAlarm)
        swap(&outcomes, &finished)
      }
      for (transfer, outcome) in outcomes { transfer.finish(with: outcome) }
    }

    private func act(on socket: Int32, _ readiness: Int32 = 0) {
      guard let multi else { return }
      if socket == CURL_SOCKET_TIMEOUT { curlAlarm = .max }
      var count: Int32 = 0
      curl_multi_socket_action(multi, socket, readiness, &count)
      while let message = curl_multi_info_read(multi, &count)?.pointee {
        guard message.msg == CURLMSG_DONE, let transfer = running[message.easy_handle] else { continue }
        end(transfer, with: transfer.outcome(message.data.result))
      }
    }

    private func end(_ transfer: CurlTransfer, with outcome: CurlTransfer.Outcome) {
      guard let handle = transfer.handle, running.removeValue(forKey: handle) != nil else { return }
      curl_multi_remove_handle(multi, handle)
      curl_easy_reset(handle)
      if spareHandles.count < spareLimit {
        spareHandles.append(handle)
      } else {
        curl_easy_cleanup(handle)
      }
      transfer.release()
      finished.append((transfer, outcome))
    }

    // MARK: Sockets

    private func socketChanged(_ socket: Int32, _ poll: Int32) {
      if poll == CURL_POLL_REMOVE {
        toWatch[socket] = nil
        if watched.remove(socket) != nil { events.ignore(socket) }
      } else {
        toWatch[socket] = poll
      }
    }

    private func watchSockets() {
      for (socket, poll) in toWatch {
        events.watch(socket, poll: poll)
        watched.insert(socket)
      }
      toWatch.removeAll(keepingCapacity: true)
    }

    /// Takes a reply that comes at once where it was asked for: with nothing else under way and a server on
    /// this machine or next to it, waking our thread and then the caller's costs more than the exchange.
    private func waitForNearServer() {
      guard running.count == 1, toWatch.count == 1, let (socket, poll) = toWatch.first, poll == CURL_POLL_IN
      else { return }
      if SocketEvents.isReadableSoon(socket) { act(on: socket, CURL_CSELECT_IN) }
    }

    // MARK: Time

    private func setCurlAlarm(_ milliseconds: Int) {
      curlAlarm =
        milliseconds < 0 ? .max : DispatchTime.now().uptimeNanoseconds + UInt64(milliseconds) * 1_000_000
    }

    private func alarmRang() {
      alarm = .max
      let now = DispatchTime.now().uptimeNanoseconds
      if curlAlarm <= now { act(on: CURL_SOCKET_TIMEOUT) }
      for transfer in running.values where transfer.deadline <= now {
        end(transfer, with: .failure(.timeout(transfer.timeout)))
      }
      setAlarm(noLaterThan: running.values.map(\.deadline).min() ?? .max)
    }

    /// An alarm that rings too early costs less than setting it anew for each transfer.
    private func setAlarm(noLaterThan time: UInt64) {
      guard time < alarm else { return }
      alarm = time
      events.setAlarm(time)
    }
  }
#endif
