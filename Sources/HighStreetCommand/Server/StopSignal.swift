@preconcurrency import Dispatch
import Foundation

/// Waits until the process is asked to end: Ctrl-C, or `kill`.
final class StopSignal {
  private let stream: AsyncStream<Void>
  private let sources: [any DispatchSourceSignal]

  /// From now on the signals no longer end the process by themselves.
  init() {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    self.stream = stream
    sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
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
