import Foundation

/// Brings pictures: from memory, from disk, or from the network, each at the size that is needed.
///
/// ```swift
/// let loader = ImageLoader(disk: disk) { url in try await fetchPicture(url) }
/// let bitmap = try await loader.bitmap(for: ImageRequest(url: url, longestSide: 300))
/// ```
/// Whoever wants the same picture at the same time shares one request, which goes on as long as one of them
/// waits. Cancelling the task of a caller is all that it takes to leave.
public struct ImageLoader: Sendable {
  /// How much the loader may use.
  public struct Limits: Sendable {
    /// Bytes of decoded pictures kept in memory.
    public var memoryBytes = 64 << 20
    /// Pixels of a picture before it is made smaller; one with more is refused by its header.
    public var pixels = 32_000_000
    /// Requests at the same time.
    public var fetches = 6
    /// Pictures decoded at the same time.
    public var decodes = 2

    /// Limits that suit a phone.
    public init() {}
  }

  struct Encoded: Sendable {
    let body: Data
    let isFromDisk: Bool
  }

  private let fetch: @Sendable (URL) async throws -> ImageResponse
  private let disk: ImageDiskCache?
  private let memory: ImageMemoryCache
  private let decoder: ImageDecoder
  private let fetchGate: Gate
  private let decodeGate: Gate
  let bodies = Coalescer<URL, Encoded>()
  let bitmaps = Coalescer<ImageRequest, Bitmap>()

  /// A loader of its parts.
  ///
  /// - Parameters:
  ///   - disk: keeps bodies from one launch to the next; `nil` keeps none.
  ///   - limits: how much the loader may use.
  ///   - fetch: asks for a picture; must end soon when its task is cancelled.
  public init(
    disk: ImageDiskCache? = nil, limits: Limits = Limits(),
    fetch: @escaping @Sendable (URL) async throws -> ImageResponse
  ) {
    self.fetch = fetch
    self.disk = disk
    memory = ImageMemoryCache(byteLimit: limits.memoryBytes)
    decoder = ImageDecoder(pixelLimit: limits.pixels)
    fetchGate = Gate(limit: limits.fetches)
    decodeGate = Gate(limit: limits.decodes)
  }

  /// The picture, if it is in memory: for a first frame without flicker.
  public func bitmapInMemory(for request: ImageRequest) -> Bitmap? {
    memory.bitmap(for: request)
  }

  /// The picture. Throws `ImageFailure`, `CancellationError`, or what the fetch throws.
  public func bitmap(for request: ImageRequest) async throws -> Bitmap {
    try Task.checkCancellation()
    if let bitmap = memory.bitmap(for: request) { return bitmap }
    return try await bitmaps.value(for: request) {
      let bitmap = try await load(request)
      memory.insert(bitmap, for: request)
      return bitmap
    }
  }

  /// Brings the picture's body to the disk, so that it is there when it is asked for.
  ///
  /// Throws as `bitmap(for:)` does. Without a disk cache there is nothing to bring it to.
  public func prefetch(_ url: URL) async throws {
    guard disk != nil else { return }
    _ = try await encoded(url)
  }

  /// Gives up the pictures in memory, as the system asks for when it runs short.
  public func memoryWarningReceived() {
    memory.removeAll()
  }

  private func load(_ request: ImageRequest) async throws -> Bitmap {
    let encoded = try await encoded(request.url)
    do {
      return try await decode(encoded.body, for: request)
    } catch let failure as ImageFailure {
      await disk?.remove(request.url)
      guard encoded.isFromDisk else { throw failure }
      return try await decode(self.encoded(request.url).body, for: request)
    }
  }

  private func decode(_ body: Data, for request: ImageRequest) async throws -> Bitmap {
    try await decodeGate.run { try decoder.decode(body, longestSide: request.longestSide) }
  }

  /// The body, whole and with a sound header.
  private func encoded(_ url: URL) async throws -> Encoded {
    try await bodies.value(for: url) {
      if let body = await disk?.body(for: url) { return Encoded(body: body, isFromDisk: true) }
      let response = try await fetchGate.run { try await fetch(url) }
      guard (200..<300).contains(response.status) else { throw ImageFailure.status(response.status) }
      if let expected = response.expectedLength, response.body.count < expected {
        throw ImageFailure.incomplete
      }
      _ = try decoder.check(response.body)
      await disk?.store(response.body, for: url)
      return Encoded(body: response.body, isFromDisk: false)
    }
  }
}
