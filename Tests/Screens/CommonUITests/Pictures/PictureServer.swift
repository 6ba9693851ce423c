import Foundation
import Images

/// A server of pictures that answers when a test says so.
@MainActor
final class PictureServer {
  private var waiting: [String: CheckedContinuation<ImageResponse, any Error>] = [:]

  /// What is asked for and not answered yet.
  var pending: [String] { waiting.keys.sorted() }

  lazy var loader = ImageLoader { [weak self] url in
    guard let self else { throw CancellationError() }
    return try await self.response(to: url.lastPathComponent)
  }

  /// Sends a picture that is one pixel high.
  func answer(_ path: String, width: Int) {
    let body = Self.gif(width: UInt8(width))
    waiting.removeValue(forKey: path)?.resume(returning: ImageResponse(status: 200, body: body))
  }

  func fail(_ path: String) {
    waiting.removeValue(forKey: path)?.resume(returning: ImageResponse(status: 404, body: Data()))
  }

  private func response(to path: String) async throws -> ImageResponse {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting[path] = $0 }
    } onCancel: {
      Task { @MainActor in self.waiting.removeValue(forKey: path)?.resume(throwing: CancellationError()) }
    }
  }

  /// Black pixels in a row, each after a code that clears the table, so that all codes have three bits.
  private static func gif(width: UInt8) -> Data {
    let codes = (0..<width).flatMap { _ in [4, 0] } + [5]
    var bytes: [UInt8] = []
    for (index, bit) in codes.flatMap({ [$0 & 1, $0 >> 1 & 1, $0 >> 2 & 1] }).enumerated() {
      if index % 8 == 0 { bytes.append(0) }
      bytes[index / 8] |= UInt8(bit) << UInt8(index % 8)
    }
    let screen: [UInt8] = [width, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
    let frame: [UInt8] = [0x2C, 0, 0, 0, 0, width, 0, 1, 0, 0, 2, UInt8(bytes.count)]
    return Data("GIF89a".utf8) + Data(screen + frame + bytes + [0, 0x3B])
  }
}
