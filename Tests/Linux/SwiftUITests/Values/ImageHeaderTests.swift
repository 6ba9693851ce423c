import SwiftUI
import XCTest

final class ImageHeaderTests: XCTestCase {
  /// The beginning of a PNG.
  static func png(width: UInt8, height: UInt8) -> Data {
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
      + Data("IHDR".utf8) + Data([0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
  }

  /// A JPEG of 300 × 200 pixels up to its frame header, with an orientation if one is given.
  private func jpeg(orientation: UInt8? = nil, isLittle: Bool = false) -> Data {
    var data = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0])
    if let orientation {
      let tag: [UInt8] =
        isLittle
        ? [0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
        : [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
      let tiff: [UInt8] =
        isLittle
        ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0] : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1]
      let exif = Data("Exif\0\0".utf8) + Data(tiff + tag)
      data += Data([0xFF, 0xE1, 0, UInt8(exif.count + 2)]) + exif
    }
    // A Huffman table, whose marker lies among those of frames, and a filling byte.
    data += Data([0xFF, 0xC4, 0, 5, 1, 2, 3, 0xFF])
    return data + Data([0xFF, 0xC2, 0, 17, 8, 0, 200, 0x01, 0x2C, 3])
  }

  func testSizesAreReadFromTheirPlaces() {
    let png = ImageHeader(Self.png(width: 40, height: 20))
    XCTAssertEqual(png?.width, 40)
    XCTAssertEqual(png?.height, 20)
    let gif = ImageHeader(Data("GIF89a".utf8) + Data([0x2C, 0x01, 0xC8, 0x00, 0]))
    XCTAssertEqual(gif?.width, 300)
    XCTAssertEqual(gif?.height, 200)
    XCTAssertEqual(ImageHeader(jpeg())?.width, 300)
    XCTAssertEqual(ImageHeader(jpeg())?.height, 200)
    XCTAssertEqual(ImageHeader(jpeg())?.orientation, .up)
  }

  func testAJPEGSaysHowTheCameraWasHeld() {
    XCTAssertEqual(ImageHeader(jpeg(orientation: 6))?.orientation, .right)
    XCTAssertEqual(ImageHeader(jpeg(orientation: 8, isLittle: true))?.orientation, .left)
    XCTAssertEqual(ImageHeader(jpeg(orientation: 3))?.orientation, .down)
    XCTAssertEqual(ImageHeader(jpeg(orientation: 99))?.orientation, .up)
  }

  func testASliceOfDataIsReadLikeAWhole() {
    let data = Data([1, 2, 3]) + jpeg(orientation: 6)
    XCTAssertEqual(ImageHeader(data.dropFirst(3))?.orientation, .right)
  }

  func testAnythingElseIsRefused() {
    XCTAssertNil(ImageHeader(Data()))
    XCTAssertNil(ImageHeader(Data("<html>".utf8)))
    XCTAssertNil(ImageHeader(Self.png(width: 0, height: 20)))
    XCTAssertNil(ImageHeader(Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 0])))
    for count in 0..<jpeg(orientation: 6).count - 1 {
      XCTAssertNil(ImageHeader(jpeg(orientation: 6).prefix(count)), "cut off after \(count)")
    }
  }

  func testAPictureOfUIKitHasASizeInPointsStandingUpright() throws {
    let image = try XCTUnwrap(UIImage(data: jpeg(orientation: 6), scale: 2))
    XCTAssertEqual(image.size, CGSize(width: 100, height: 150))
    XCTAssertEqual(image.imageOrientation, .right)
    XCTAssertNil(image.cgImage)
    XCTAssertNil(UIImage(data: Data("no picture".utf8)))
    XCTAssertEqual(UIImage().size, .zero)
  }
}
