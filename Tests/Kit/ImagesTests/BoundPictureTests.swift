import Foundation
import XCTest

@testable import Images

@MainActor
final class BoundPictureTests: XCTestCase {
  /// Loads that end when the test says so, whether they are cancelled or not.
  @MainActor
  private final class Loads {
    private var pending: [(ImageRequest, CheckedContinuation<Bitmap, any Error>)] = []

    var count: Int { pending.count }

    func load(_ request: ImageRequest) async throws -> Bitmap {
      try await withCheckedThrowingContinuation { pending.append((request, $0)) }
    }

    func finish(_ index: Int) {
      let (request, continuation) = pending.remove(at: index)
      continuation.resume(with: Result { try bitmap(of: request) })
    }
  }

  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  func testAThousandRebindsNeverShowThePictureOfAnotherAddress() async throws {
    for seed: UInt64 in 1...3 {
      var dice = Dice(state: seed)
      let loads = Loads()
      let requests = try (0..<40).map(request)
      var bound: ImageRequest?
      var wrong = 0
      let picture = BoundPicture(
        load: { try await loads.load($0) },
        phaseChanged: { phase in
          guard case .loaded(let bitmap) = phase else { return }
          if bound.map({ bitmap.pixels != pixels(of: $0) }) ?? true { wrong += 1 }
        })
      for _ in 0..<1_000 {
        bound = requests.randomElement(using: &dice)
        picture.bind(bound)
        for _ in 0..<Int.random(in: 0...2, using: &dice) {
          await Task.yield()
          if loads.count > 0 { loads.finish(Int.random(in: 0..<loads.count, using: &dice)) }
        }
      }
      await eventually("the last load began") { loads.count > 0 || picture.phase != .loading }
      while loads.count > 0 || picture.phase == .loading {
        if loads.count > 0 { loads.finish(Int.random(in: 0..<loads.count, using: &dice)) }
        await Task.yield()
      }
      XCTAssertEqual(wrong, 0)
      let last = try XCTUnwrap(bound)
      XCTAssertEqual(picture.phase, .loaded(try bitmap(of: last)))
    }
  }

  func testAnOlderPictureThatArrivesLateIsNotDelivered() async throws {
    let loads = Loads()
    var phases: [BoundPicture.Phase] = []
    let picture = BoundPicture(load: { try await loads.load($0) }, phaseChanged: { phases.append($0) })
    let (first, second) = (try request(1), try request(2))
    let old = picture.bind(first)
    await eventually("the first load began") { loads.count == 1 }
    let new = picture.bind(second)
    await eventually("the second load began") { loads.count == 2 }
    loads.finish(1)
    await new?.value
    loads.finish(0)
    await old?.value
    XCTAssertEqual(phases, [.loading, .loaded(try bitmap(of: second))])
  }

  func testBindingToNothingShowsNothing() async throws {
    let loads = Loads()
    let picture = BoundPicture(load: { try await loads.load($0) })
    let task = picture.bind(try request(1))
    await eventually("the load began") { loads.count == 1 }
    picture.bind(nil)
    loads.finish(0)
    await task?.value
    XCTAssertEqual(picture.phase, .empty)
  }

  func testAPictureInMemoryIsThereAtOnce() async throws {
    let one = try request(1)
    let ready = try bitmap(of: one)
    let picture = BoundPicture(inMemory: { _ in ready }, load: { _ in throw CancellationError() })
    XCTAssertNil(picture.bind(one))
    XCTAssertEqual(picture.phase, .loaded(ready))
  }

  func testAFailedPictureIsTriedAgainWhenItIsBoundAgain() async throws {
    struct Failed: Error {}
    let one = try request(1)
    let picture = BoundPicture(load: { _ in throw Failed() })
    await picture.bind(one)?.value
    XCTAssertEqual(picture.phase, .failed)
    XCTAssertNotNil(picture.bind(one))
    XCTAssertEqual(picture.phase, .loading)
  }
}

private func request(_ number: Int) throws -> ImageRequest {
  ImageRequest(url: try XCTUnwrap(URL(string: "https://bilder.example/\(number)")), longestSide: 10)
}

/// A pixel that tells which address it belongs to.
private func pixels(of request: ImageRequest) -> Data {
  let number = UInt8(request.url.lastPathComponent) ?? 0
  return Data([number, number, number, 255])
}

private func bitmap(of request: ImageRequest) throws -> Bitmap {
  try XCTUnwrap(Bitmap(width: 1, height: 1, pixels: pixels(of: request)))
}
