@preconcurrency import Dispatch
import Foundation

/// Waits until the process is asked to end: Ctrl-C, `kill`, or a terminal that is closed.
final class StopSignal {
  private let stream: AsyncStream<Void>
  private let sources: [any DispatchSourceSignal]

  /// From now on the signals no longer end the process by themselves.
  init() {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    self.stream = stream
    sources = [SIGINT, SIGTERM, SIGHUP].compactMap { number in
      let before = signal(number, SIG_IGN)
      // `nohup` wants it to go on without a terminal.
      if number == SIGHUP, before.isIgnoring { return nil }
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler { continuation.yield() }
      source.resume()
      return source
    }
  }

  /// Returns at the first signal.
  func wait() async {
    for await _ in stream { return }
  }
}
