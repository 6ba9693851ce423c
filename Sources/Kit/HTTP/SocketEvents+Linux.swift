#if os(Linux)
  import CCurl
  import Foundation

  /// The sockets, the alarm and the stop signal that a thread waits for, in one epoll set.
  ///
  /// The kernel lets other threads change the set while one waits on it, so that nobody has to be woken for
  /// a change. https://man7.org/linux/man-pages/man7/epoll.7.html
  struct SocketEvents: Sendable {
    /// What a wait ended with.
    enum Event {
      /// A socket can be read or written or is broken; libcurl's bits of that.
      case socket(Int32, readiness: Int32)
      /// The time of `setAlarm` has come.
      case alarm
      /// `stop` was called.
      case stop
    }

    private let interest = epoll_create1(Int32(EPOLL_CLOEXEC))
    private let timer = timerfd_create(CLOCK_MONOTONIC, Int32(TFD_CLOEXEC | TFD_NONBLOCK))
    private let stopSignal = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))

    /// An empty set.
    init() {
      watch(timer, for: EPOLLIN.rawValue)
      watch(stopSignal, for: EPOLLIN.rawValue)
    }

    /// Whether the system had the descriptors to give.
    var isUsable: Bool { interest >= 0 && timer >= 0 && stopSignal >= 0 }

    /// Waits for a socket as libcurl asks for it: `CURL_POLL_IN`, `_OUT` or `_INOUT`.
    func watch(_ socket: Int32, poll: Int32) {
      var events: UInt32 = 0
      if poll & CURL_POLL_IN != 0 { events |= EPOLLIN.rawValue }
      if poll & CURL_POLL_OUT != 0 { events |= EPOLLOUT.rawValue }
      watch(socket, for: events)
    }

    /// No longer waits for a socket.
    func ignore(_ socket: Int32) {
      epoll_ctl(interest, EPOLL_CTL_DEL, socket, nil)
    }

    /// Blocks until a socket can be read, for a millisecond at most, and says whether it can.
    static func isReadableSoon(_ socket: Int32) -> Bool {
      var descriptor = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      return poll(&descriptor, 1, 1) > 0
    }

    private func watch(_ descriptor: Int32, for events: UInt32) {
      var event = epoll_event()
      event.events = events
      event.data.fd = descriptor
      if epoll_ctl(interest, EPOLL_CTL_ADD, descriptor, &event) != 0 {
        epoll_ctl(interest, EPOLL_CTL_MOD, descriptor, &event)
      }
    }

    /// Sets the one alarm to a time in nanoseconds of the machine's uptime, in place of the one before.
    func setAlarm(_ time: UInt64) {
      var setting = itimerspec()
      setting.it_value.tv_sec = Int(time / 1_000_000_000)
      setting.it_value.tv_nsec = Int(time % 1_000_000_000)
      timerfd_settime(timer, Int32(TFD_TIMER_ABSTIME), &setting, nil)
    }

    /// Ends the wait for good.
    func stop() {
      eventfd_write(stopSignal, 1)
    }

    /// Waits until something happens.
    func wait() -> [Event] {
      var events = [epoll_event](repeating: epoll_event(), count: 64)
      let count = epoll_wait(interest, &events, Int32(events.count), -1)
      return events.prefix(max(0, Int(count))).map { event in
        switch event.data.fd {
        case timer:
          var expirations: UInt64 = 0
          _ = read(timer, &expirations, MemoryLayout<UInt64>.size)
          return .alarm
        case stopSignal:
          return .stop
        default:
          return .socket(event.data.fd, readiness: SocketEvents.readiness(event.events))
        }
      }
    }

    private static func readiness(_ events: UInt32) -> Int32 {
      var bits: Int32 = 0
      if events & EPOLLIN.rawValue != 0 { bits |= CURL_CSELECT_IN }
      if events & EPOLLOUT.rawValue != 0 { bits |= CURL_CSELECT_OUT }
      if events & (EPOLLERR.rawValue | EPOLLHUP.rawValue) != 0 { bits |= CURL_CSELECT_ERR }
      return bits
    }

    /// Gives the descriptors back. Nobody may use the set after that.
    func close() {
      for descriptor in [interest, timer, stopSignal] where descriptor >= 0 { Glibc.close(descriptor) }
    }
  }
#endif
