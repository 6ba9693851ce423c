import Foundation

/// Decodes pictures, but only those whose header is sound, and no larger than they are needed.
struct ImageDecoder: Sendable {
  /// The most pixels that a picture may have before it is made smaller.
  let pixelLimit: Int

  /// Checks that a body is the whole of a picture that may be decoded.
  func check(_ body: Data) throws -> ImageHeader {
    guard let header = ImageHeader(body) else { throw ImageFailure.notAnImage }
    let (area, overflow) = header.width.multipliedReportingOverflow(by: header.height)
    guard !overflow, area <= pixelLimit else {
      throw ImageFailure.tooLarge(width: header.width, height: header.height)
    }
    guard header.isComplete(body) else { throw ImageFailure.incomplete }
    return header
  }

  /// Checks and decodes a picture, turned upright as its EXIF data say, its longest side at most
  /// `longestSide` pixels.
  func decode(_ body: Data, longestSide: Int) throws -> Bitmap {
    let header = try check(body)
    return try decode(body, header: header, size: header.size(longestSide: longestSide))
  }
}

extension ImageHeader {
  /// The size, in the same proportions and not larger, that has this longest side.
  func size(longestSide: Int) -> (width: Int, height: Int) {
    let longest = max(width, height)
    guard longest > longestSide else { return (width, height) }
    func scaled(_ side: Int) -> Int {
      max(1, Int((Double(side) * Double(longestSide) / Double(longest)).rounded()))
    }
    return (scaled(width), scaled(height))
  }
}
