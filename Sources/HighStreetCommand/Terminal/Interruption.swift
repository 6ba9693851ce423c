@preconcurrency import Dispatch
import Foundation

/// Tidies up before a signal ends the process: Ctrl-C, Ctrl-\, `kill`, or a terminal that is closed.
///
/// Works as long as it is held. The process then ends by the signal, as its caller expects.
final class Interruption {
  private let watches: [(number: Int32, before: SignalHandler?, source: any DispatchSourceSignal)]

  init(tidyUp: @escaping @Sendable () -> Void) {
    watches = [SIGINT, SIGQUIT, SIGTERM, SIGHUP].compactMap { number in
      let before = signal(number, SIG_IGN)
      // Whoever started the process wants it to go on, as `nohup` does.
      if before.isIgnoring { return nil }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        tidyUp()
        signal(number, SIG_DFL)
        // To this very thread: only so it is certain that the signal arrives, and is not another event.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, number)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(number)
      }
      source.resume()
      return (number, before, source)
    }
  }

  deinit {
    for (number, before, source) in watches {
      source.cancel()
      signal(number, before)
    }
  }
}

/// What a process does at a signal.
typealias SignalHandler = @convention(c) (Int32) -> Void

extension SignalHandler? {
  /// Whether the process lets the signal pass.
  var isIgnoring: Bool { unsafeBitCast(self, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) }
}
