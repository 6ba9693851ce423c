extension HTTPClient {
  /// A client that sends a request again when that may help: with a growing pause, or the one that the
  /// service asks for, and a bounded number of times.
  ///
  /// What the last attempt brought is the outcome. Cancelling the task ends the pause at once.
  public func retrying(_ policy: RetryPolicy = RetryPolicy(), time: TimeSource = .system) -> HTTPClient {
    HTTPClient { request in
      var attempt = 1
      while true {
        let outcome: RetryPolicy.Outcome
        do {
          outcome = .success(try await send(request))
        } catch let failure as HTTPFailure {
          outcome = .failure(failure)
        }
        guard let pause = policy.pause(after: outcome, to: request, attempt: attempt, now: time.now())
        else { return try outcome.get() }
        try await time.pauseBeforeSending(pause)
        attempt += 1
      }
    }
  }
}

extension TimeSource {
  /// Waits; throws `HTTPFailure.cancelled` when the task is cancelled, before or meanwhile.
  func pauseBeforeSending(_ seconds: Double) async throws {
    do {
      try await pause(seconds)
      try Task.checkCancellation()
    } catch is CancellationError {
      throw HTTPFailure.cancelled
    }
  }
}
