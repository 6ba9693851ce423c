import Foundation
import XCTest

@testable import Images

final class ImageHeaderTests: XCTestCase {
  private func check(
    _ body: Data, _ format: ImageFormat, _ width: Int, _ height: Int, line: UInt = #line
  ) {
    let header = ImageHeader(body)
    XCTAssertEqual(header?.format, format, line: line)
    XCTAssertEqual(header?.width, width, line: line)
    XCTAssertEqual(header?.height, height, line: line)
  }

  func testPNGAndGIFStateTheirSize() {
    check(PNG.plain(width: 3, height: 7), .png, 3, 7)
    check(GIF.file(screen: (300, 2)), .gif, 300, 2)
  }

  func testAFrameBeyondTheScreenOfAGIFCounts() {
    check(GIF.file(screen: (1, 1), frame: (60_000, 50_000)), .gif, 60_000, 50_000)
  }

  func testJPEGStatesItsSizeInTheFrameSegment() {
    let start: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC4, 0, 3, 9]
    for marker: UInt8 in [0xC0, 0xC1, 0xC2] {
      check(Data(start + [0xFF, marker, 0, 17, 8, 0x05, 0x55, 0x08, 0x00]), .jpeg, 2_048, 1_365)
    }
    XCTAssertNil(ImageHeader(Data(start)))
    XCTAssertNil(ImageHeader(Data(start + [0xFF, 0xDA, 0, 2])))
  }

  func testWebPStatesItsSizeInEachOfItsThreeKinds() {
    func file(_ kind: String, _ content: [UInt8]) -> Data {
      Data("RIFF".utf8) + [100, 0, 0, 0] + Data("WEBP\(kind)".utf8) + [80, 0, 0, 0] + content
    }
    check(file("VP8X", [0, 0, 0, 0, 0x2B, 0x01, 0, 0xC7, 0, 0]), .webp, 300, 200)
    check(file("VP8L", [0x2F, 0x2B, 0xC1, 0x31, 0x00]), .webp, 300, 200)
    check(file("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 0x2C, 0x01, 0xC8, 0x00]), .webp, 300, 200)
  }

  func testWhatIsNoPictureHasNoHeader() {
    let texts = [
      "", "<!DOCTYPE html><html>", "{}", "<svg xmlns='http://www.w3.org/2000/svg'/>", "BM", "GIF88a",
    ]
    for text in texts { XCTAssertNil(ImageHeader(Data(text.utf8)), text) }
    XCTAssertNil(ImageHeader(PNG.file(width: 0, height: 5, rows: [])))
  }

  func testNoBeginningOfAFileCountsAsTheWhole() {
    for file in [PNG.plain(width: 4, height: 4), GIF.file()] {
      XCTAssertEqual(ImageHeader(file)?.isComplete(file), true)
      for length in 0..<file.count {
        let part = file.prefix(length)
        XCTAssertNotEqual(ImageHeader(part)?.isComplete(part), true, "\(length) of \(file.count)")
      }
    }
  }

  func testASliceIsReadLikeTheWhole() {
    let file = PNG.plain(width: 4, height: 4)
    let slice = (Data([1, 2, 3]) + file).dropFirst(3)
    XCTAssertEqual(ImageHeader(slice), ImageHeader(file))
    XCTAssertEqual(ImageHeader(slice)?.isComplete(slice), true)
  }

  func testAnyByteMayBeWrongWithoutHarm() {
    for file in [PNG.plain(width: 2, height: 2), GIF.file()] {
      for index in file.indices {
        for value: UInt8 in [0, 0x7F, 0xFF] {
          var damaged = file
          damaged[index] = value
          _ = ImageHeader(damaged)?.isComplete(damaged)
        }
      }
    }
  }
}
