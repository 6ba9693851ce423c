#if os(Linux)
  import Foundation

  /// The signal SIGPIPE, which the system sends to a thread that writes to a connection that the other side
  /// has closed, and which ends the process. libcurl leaves it to us, and a library must not change how the
  /// whole process takes it.
  enum BrokenPipe {
    /// Keeps the signal away from this thread for good.
    static func ignore() {
      var signals = pipeSignal
      pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// Runs work that may write to closed connections, on a thread that is not ours.
    static func ignored(during work: () -> Void) {
      var signals = pipeSignal
      var pending = sigset_t()
      var before = sigset_t()
      sigpending(&pending)
      pthread_sigmask(SIG_BLOCK, &signals, &before)
      work()
      if sigismember(&pending, SIGPIPE) == 0 {
        // Takes the signal that the work brought, if any, before it can be delivered.
        var noTime = timespec()
        while sigtimedwait(&signals, nil, &noTime) == -1 && errno == EINTR {}
      }
      pthread_sigmask(SIG_SETMASK, &before, nil)
    }

    private static var pipeSignal: sigset_t {
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGPIPE)
      return signals
    }
  }
#endif
