import Foundation
import XCTest

@testable import Images

final class ImageLoaderTests: XCTestCase {
  private let network = Network()
  private let picture = PNG.plain(width: 40, height: 20)

  private func url(_ name: String = "a") throws -> URL {
    try XCTUnwrap(URL(string: "https://bilder.example/\(name).png"))
  }

  private func loader(
    disk: ImageDiskCache? = nil, limits: ImageLoader.Limits = ImageLoader.Limits()
  ) -> ImageLoader {
    let network = network
    return ImageLoader(disk: disk, limits: limits) { try await network.fetch($0) }
  }

  private func disk(limit: Int = 1 << 20, at directory: URL? = nil) -> ImageDiskCache {
    ImageDiskCache(directory: directory ?? temporaryDirectory(), byteLimit: limit)
  }

  private func failure(_ loader: ImageLoader, _ request: ImageRequest) async -> ImageFailure? {
    do {
      _ = try await loader.bitmap(for: request)
      return nil
    } catch {
      return error as? ImageFailure
    }
  }

  func testFiftyViewersShareOneRequestAndTheLastOneStillGetsThePicture() async throws {
    let loader = loader()
    let request = ImageRequest(url: try url(), longestSide: 20)
    let viewers = (0..<50).map { _ in Task { try await loader.bitmap(for: request) } }
    await eventually("all wait") { await loader.bitmaps.waiterCount(for: request) == 50 }
    await eventually("the picture is asked for") { await network.requests.count == 1 }

    for viewer in viewers.dropLast() { viewer.cancel() }
    for viewer in viewers.dropLast() {
      let result = await viewer.result
      XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is CancellationError) }
    }
    await network.release(request.url, with: .ok(picture))
    let bitmap = try await viewers[49].value
    XCTAssertEqual([bitmap.width, bitmap.height], [20, 10])
    let (requests, cancelled) = await (network.requests, network.cancelled)
    XCTAssertEqual(requests.count, 1)
    XCTAssertEqual(cancelled, [])
  }

  func testTheRequestIsCancelledWhenAllHaveLeft() async throws {
    let loader = loader()
    let request = ImageRequest(url: try url(), longestSide: 20)
    let viewers = (0..<3).map { _ in Task { try await loader.bitmap(for: request) } }
    await eventually("all wait") { await loader.bitmaps.waiterCount(for: request) == 3 }
    await eventually("the picture is asked for") { await network.requests.count == 1 }
    for viewer in viewers { viewer.cancel() }
    await eventually("the request is cancelled") { await network.cancelled == [request.url] }
  }

  func testAViewerWhoComesAfterAllHaveLeftIsServed() async throws {
    let loader = loader()
    let request = ImageRequest(url: try url(), longestSide: 20)
    let first = Task { try await loader.bitmap(for: request) }
    await eventually("the picture is asked for") { await network.requests.count == 1 }
    first.cancel()
    _ = await first.result
    let second = Task { try await loader.bitmap(for: request) }
    await eventually("the picture is asked for again") { await network.requests.count == 2 }
    await network.release(request.url, with: .ok(picture))
    let bitmap = try await second.value
    XCTAssertEqual(bitmap.width, 20)
  }

  func testTwoSizesOfOnePictureShareOneRequest() async throws {
    let loader = loader()
    let url = try url()
    let sizes = [10, 30].map { side in
      Task { try await loader.bitmap(for: ImageRequest(url: url, longestSide: side)) }
    }
    await eventually("both wait") {
      let small = await loader.bitmaps.waiterCount(for: ImageRequest(url: url, longestSide: 10))
      let large = await loader.bitmaps.waiterCount(for: ImageRequest(url: url, longestSide: 30))
      let bodies = await loader.bodies.waiterCount(for: url)
      return small == 1 && large == 1 && bodies == 2
    }
    await eventually("the picture is asked for") { await network.requests.count == 1 }
    await network.release(url, with: .ok(picture))
    let widths = [try await sizes[0].value.width, try await sizes[1].value.width]
    XCTAssertEqual(widths, [10, 30])
    let requests = await network.requests
    XCTAssertEqual(requests.count, 1)
  }

  func testACancelledPrefetchMakesNoRequest() async throws {
    var limits = ImageLoader.Limits()
    limits.fetches = 1
    let loader = loader(disk: disk(), limits: limits)
    let (busy, queued) = (try url("busy"), try url("queued"))
    let first = Task { try await loader.prefetch(busy) }
    await eventually("the line is busy") { await network.requests.count == 1 }
    let second = Task { try await loader.prefetch(queued) }
    await eventually("the second waits") { await loader.bodies.waiterCount(for: queued) == 1 }
    second.cancel()
    _ = await second.result
    await network.release(busy, with: .ok(picture))
    try await first.value
    let third = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await loader.prefetch(queued)
    }
    _ = await third.result
    let requests = await network.requests
    XCTAssertEqual(requests, [busy])
  }

  func testAPrefetchedPictureNeedsNoFurtherRequest() async throws {
    let loader = loader(disk: disk())
    let url = try url()
    await network.answer(url, with: .ok(picture))
    try await loader.prefetch(url)
    _ = try await loader.bitmap(for: ImageRequest(url: url, longestSide: 20))
    let requests = await network.requests
    XCTAssertEqual(requests.count, 1)
  }

  func testAPictureStaysInMemoryUntilTheSystemRunsShort() async throws {
    let loader = loader()
    let request = ImageRequest(url: try url(), longestSide: 20)
    await network.answer(request.url, with: .ok(picture))
    XCTAssertNil(loader.bitmapInMemory(for: request))
    let bitmap = try await loader.bitmap(for: request)
    XCTAssertEqual(loader.bitmapInMemory(for: request), bitmap)
    _ = try await loader.bitmap(for: request)
    var requests = await network.requests
    XCTAssertEqual(requests.count, 1)
    loader.memoryWarningReceived()
    XCTAssertNil(loader.bitmapInMemory(for: request))
    _ = try await loader.bitmap(for: request)
    requests = await network.requests
    XCTAssertEqual(requests.count, 2)
  }

  func testErrorsAndWebPagesAreNeverKept() async throws {
    let html = Data("<!DOCTYPE html><html><body>Anmelden</body></html>".utf8)
    let replies: [(ImageResponse, ImageFailure)] = [
      (ImageResponse(status: 404, body: picture), .status(404)),
      (ImageResponse(status: 500, body: picture), .status(500)),
      (.ok(html), .notAnImage), (.ok(Data()), .notAnImage),
      (.ok(picture.dropLast(5)), .incomplete),
      (ImageResponse(status: 200, expectedLength: picture.count + 1, body: picture), .incomplete),
    ]
    for (reply, expected) in replies {
      let disk = disk()
      let loader = loader(disk: disk)
      let request = ImageRequest(url: try url(UUID().uuidString), longestSide: 20)
      await network.answer(request.url, with: reply, .ok(picture))
      let failure = await failure(loader, request)
      XCTAssertEqual(failure, expected)
      let size = await disk.size
      XCTAssertEqual(size, 0)
      let bitmap = try await loader.bitmap(for: request)
      XCTAssertEqual(bitmap.width, 20)
    }
  }

  func testAConnectionThatBreaksLeavesNothingBehind() async throws {
    struct Broken: Error {}
    let disk = disk()
    let loader = ImageLoader(disk: disk) { _ in throw Broken() }
    do {
      _ = try await loader.bitmap(for: ImageRequest(url: try url(), longestSide: 20))
      XCTFail("There is no picture.")
    } catch {
      XCTAssertTrue(error is Broken)
    }
    let size = await disk.size
    XCTAssertEqual(size, 0)
  }

  func testADamagedPictureIsNotKept() async throws {
    let disk = disk()
    var damaged = picture
    damaged[60] ^= 0xFF
    let request = ImageRequest(url: try url(), longestSide: 20)
    await network.answer(request.url, with: .ok(damaged))
    let failure = await failure(loader(disk: disk), request)
    guard case .undecodable = failure else { return XCTFail("\(String(describing: failure))") }
    let (size, requests) = await (disk.size, network.requests)
    XCTAssertEqual(size, 0)
    XCTAssertEqual(requests.count, 1)
  }

  func testADamagedFileIsRemovedAndThePictureFetchedOnceMore() async throws {
    let directory = temporaryDirectory()
    let request = ImageRequest(url: try url(), longestSide: 20)
    await network.answer(request.url, with: .ok(picture))
    _ = try await loader(disk: disk(at: directory)).bitmap(for: request)
    let file = directory.appendingPathComponent(DiskEntry.name(of: request.url))
    var bytes = try Data(contentsOf: file)
    bytes[bytes.count - 20] ^= 0xFF
    try bytes.write(to: file)

    let bitmap = try await loader(disk: disk(at: directory)).bitmap(for: request)
    XCTAssertEqual(bitmap.width, 20)
    let requests = await network.requests
    XCTAssertEqual(requests.count, 2)
    _ = try await loader(disk: disk(at: directory)).bitmap(for: request)
    let requestsAfterwards = await network.requests
    XCTAssertEqual(requestsAfterwards.count, 2)
  }

  func testAStoredBodyThatCannotBeDecodedIsFetchedOnceMore() async throws {
    let disk = disk()
    let request = ImageRequest(url: try url(), longestSide: 20)
    await disk.store(Data("no picture".utf8), for: request.url)
    await network.answer(request.url, with: .ok(picture))
    let bitmap = try await loader(disk: disk).bitmap(for: request)
    XCTAssertEqual(bitmap.width, 20)
    let requests = await network.requests
    XCTAssertEqual(requests.count, 1)
  }

  func testMemoryStaysWithinItsLimitAndKeepsWhatWasUsedLast() async throws {
    let cache = ImageMemoryCache(byteLimit: 10_000)
    let decoder = ImageDecoder(pixelLimit: 1 << 20)
    let bitmap = try decoder.decode(PNG.plain(width: 25, height: 25), longestSide: 100)
    let requests = try (0..<50).map { ImageRequest(url: try url("\($0)"), longestSide: 25) }
    for request in requests {
      cache.insert(bitmap, for: request)
      XCTAssertNotNil(cache.bitmap(for: requests[0]))
      XCTAssertLessThanOrEqual(cache.size, 10_000)
    }
    XCTAssertNotNil(cache.bitmap(for: requests[49]))
    XCTAssertNil(cache.bitmap(for: requests[20]))
    let large = try decoder.decode(PNG.plain(width: 60, height: 60), longestSide: 100)
    cache.insert(large, for: requests[0])
    XCTAssertNil(cache.bitmap(for: requests[0]))
    XCTAssertLessThanOrEqual(cache.size, 10_000)
  }
}
