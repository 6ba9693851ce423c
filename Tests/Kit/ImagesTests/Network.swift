import Foundation

@testable import Images

/// A network whose answers the test gives, each when it likes.
actor Network {
  private struct Waiter {
    let id: Int
    let continuation: CheckedContinuation<ImageResponse, any Error>
  }

  private var waiters: [URL: [Waiter]] = [:]
  private var answers: [URL: [ImageResponse]] = [:]
  private var lastID = 0
  private(set) var requests: [URL] = []
  private(set) var cancelled: [URL] = []

  /// Answers every further request for an address: with each response once, in order, the last for ever.
  func answer(_ url: URL, with responses: ImageResponse...) {
    answers[url] = responses
  }

  /// Answers those who wait.
  func release(_ url: URL, with response: ImageResponse) {
    for waiter in waiters.removeValue(forKey: url) ?? [] { waiter.continuation.resume(returning: response) }
  }

  func fetch(_ url: URL) async throws -> ImageResponse {
    requests.append(url)
    if var queue = answers[url], let next = queue.first {
      if queue.count > 1 { queue.removeFirst() }
      answers[url] = queue
      return next
    }
    lastID += 1
    let id = lastID
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        if Task.isCancelled {
          cancelled.append(url)
          continuation.resume(throwing: CancellationError())
        } else {
          waiters[url, default: []].append(Waiter(id: id, continuation: continuation))
        }
      }
    } onCancel: {
      Task { await self.cancel(url, id) }
    }
  }

  private func cancel(_ url: URL, _ id: Int) {
    guard let index = waiters[url]?.firstIndex(where: { $0.id == id }),
      let waiter = waiters[url]?.remove(at: index)
    else { return }
    cancelled.append(url)
    waiter.continuation.resume(throwing: CancellationError())
  }
}

extension ImageResponse {
  static func ok(_ body: Data) -> ImageResponse { ImageResponse(status: 200, body: body) }
}
