import Foundation
import Images
import XCTest

/// Pictures that arrive when a test says so.
final class SlowPictures: @unchecked Sendable {
  // `lock` guards both.
  private let lock = NSLock()
  private var waiting: [Int: CheckedContinuation<ImageResponse, any Error>] = [:]
  private let bodies: [Data]

  /// How many pictures there are.
  private static let count = 16

  init() throws {
    let fixtures = try XCTUnwrap(Bundle.module.url(forResource: "Fixtures", withExtension: nil))
    bodies = try (0..<SlowPictures.count).map {
      try Data(contentsOf: fixtures.appendingPathComponent("Pictures/\($0).png"))
    }
  }

  static func url(_ number: Int) -> URL? { URL(string: "https://img.example.com/\(number)") }

  /// Which picture a number has.
  static func picture(of number: Int) -> Int { number % count }

  /// A loader that keeps nothing in memory, so that every binding has to wait.
  var loader: ImageLoader {
    var limits = ImageLoader.Limits()
    limits.memoryBytes = 0
    limits.fetches = 2000
    return ImageLoader(limits: limits) { url in try await self.fetch(Int(url.lastPathComponent) ?? 0) }
  }

  func isAsked(for number: Int) -> Bool {
    lock.withLock { waiting[number] != nil }
  }

  /// Lets a picture arrive, if it is waited for.
  func answer(_ number: Int) {
    let body = bodies[SlowPictures.picture(of: number)]
    lock.withLock { waiting.removeValue(forKey: number) }?.resume(
      returning: ImageResponse(status: 200, body: body))
  }

  /// No more pictures arrive.
  func end() {
    let rest = lock.withLock {
      defer { waiting = [:] }
      return waiting.values
    }
    for continuation in rest { continuation.resume(throwing: CancellationError()) }
  }

  /// Goes on when its caller left, as a network may: the reply then comes late.
  private func fetch(_ number: Int) async throws -> ImageResponse {
    try await withCheckedThrowingContinuation { continuation in
      lock.withLock { waiting[number] = continuation }
      // Wakes a test that waits for this.
      DispatchQueue.main.async {}
    }
  }
}
