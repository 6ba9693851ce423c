import Foundation
import XCTest

@testable import Images

final class ImageDecoderTests: XCTestCase {
  private let decoder = ImageDecoder(pixelLimit: 1_000_000)

  private func assertFails(
    _ body: Data, with expected: ImageFailure, line: UInt = #line
  ) {
    XCTAssertThrowsError(try decoder.decode(body, longestSide: 100), line: line) { error in
      XCTAssertEqual(error as? ImageFailure, expected, line: line)
    }
  }

  func testPixelsComeInOrderWithColoursMultipliedByAlpha() throws {
    let colours = [
      PNG.Colour(red: 255, green: 0, blue: 0), PNG.Colour(red: 0, green: 255, blue: 0, alpha: 128),
      PNG.Colour(red: 0, green: 0, blue: 255), PNG.Colour(red: 255, green: 255, blue: 255, alpha: 0),
      PNG.Colour(red: 1, green: 2, blue: 3), PNG.Colour(red: 200, green: 100, blue: 50, alpha: 51),
    ]
    let bitmap = try decoder.decode(
      PNG.file(width: 2, height: 3) { x, y in colours[y * 2 + x] }, longestSide: 100)
    XCTAssertEqual(bitmap.width, 2)
    XCTAssertEqual(bitmap.height, 3)
    XCTAssertEqual(bitmap.pixel(0, 0), [255, 0, 0, 255])
    XCTAssertEqual(bitmap.pixel(1, 0), [0, 128, 0, 128])
    XCTAssertEqual(bitmap.pixel(0, 1), [0, 0, 255, 255])
    XCTAssertEqual(bitmap.pixel(1, 1), [0, 0, 0, 0])
    XCTAssertEqual(bitmap.pixel(0, 2), [1, 2, 3, 255])
    XCTAssertEqual(bitmap.pixel(1, 2), [40, 20, 10, 51])
  }

  func testAPictureIsMadeSmallerInProportionAndNeverLarger() throws {
    let wide = PNG.plain(width: 300, height: 100)
    XCTAssertEqual(try size(wide, longestSide: 60), [60, 20])
    XCTAssertEqual(try size(wide, longestSide: 300), [300, 100])
    XCTAssertEqual(try size(wide, longestSide: 5_000), [300, 100])
    XCTAssertEqual(try size(PNG.plain(width: 1, height: 500), longestSide: 50), [1, 50])
  }

  func testAGIFIsDecoded() throws {
    XCTAssertEqual(try decoder.decode(GIF.file(), longestSide: 10).pixel(0, 0), [255, 255, 255, 255])
  }

  func testWhatIsNoPictureIsRefused() {
    assertFails(Data("<!DOCTYPE html><html>".utf8), with: .notAnImage)
    assertFails(Data(), with: .notAnImage)
  }

  func testAHugePictureIsRefusedByItsHeaderWithFlatMemory() throws {
    let bomb = PNG.file(width: 30_000, height: 30_000, rows: Array(repeating: 0, count: 4_000))
    let before = try residentPeak()
    for _ in 0..<20 { assertFails(bomb, with: .tooLarge(width: 30_000, height: 30_000)) }
    XCTAssertLessThan(try residentPeak() - before, 20 << 10)
    assertFails(
      PNG.file(width: 1 << 31, height: 1 << 31, rows: []), with: .tooLarge(width: 1 << 31, height: 1 << 31))
    assertFails(GIF.file(frame: (65_535, 65_535)), with: .tooLarge(width: 65_535, height: 65_535))
  }

  func testAPictureWithoutItsEndIsIncomplete() {
    let file = PNG.plain(width: 20, height: 20)
    assertFails(file.dropLast(1), with: .incomplete)
    assertFails(file.prefix(file.count / 2), with: .incomplete)
  }

  func testADamagedPictureIsUndecodable() {
    var file = PNG.plain(width: 20, height: 20)
    file[60] ^= 0xFF
    XCTAssertThrowsError(try decoder.decode(file, longestSide: 100)) { error in
      guard case .undecodable = error as? ImageFailure else { return XCTFail("\(error)") }
    }
  }

  private func size(_ body: Data, longestSide: Int) throws -> [Int] {
    let bitmap = try decoder.decode(body, longestSide: longestSide)
    return [bitmap.width, bitmap.height]
  }

  /// The most memory that this process has had so far, in KiB; 0 where the system does not tell.
  private func residentPeak() throws -> Int {
    #if os(Linux)
      let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      return try XCTUnwrap(line.flatMap { Int($0.filter(\.isNumber)) })
    #else
      return 0
    #endif
  }

  #if canImport(CPixbuf)
    func testAJPEGIsTurnedUprightWhileItIsMadeSmaller() throws {
      let lying = try decoder.decode(JPEG.file(width: 400, height: 200), longestSide: 100)
      XCTAssertEqual([lying.width, lying.height], [100, 50])
      assertRed(lying.pixel(10, 25))
      assertBlue(lying.pixel(90, 25))

      let turned = try decoder.decode(JPEG.file(width: 400, height: 200, orientation: 6), longestSide: 100)
      XCTAssertEqual([turned.width, turned.height], [50, 100])
      assertRed(turned.pixel(25, 10))
      assertBlue(turned.pixel(25, 90))

      let mirrored = try decoder.decode(JPEG.file(width: 40, height: 20, orientation: 2), longestSide: 100)
      XCTAssertEqual([mirrored.width, mirrored.height], [40, 20])
      assertBlue(mirrored.pixel(4, 10))
    }

    func testNoBeginningOfAJPEGCountsAsTheWhole() throws {
      let file = try JPEG.file(width: 16, height: 16, orientation: 6)
      XCTAssertNoThrow(try decoder.check(file))
      for length in 0..<file.count { XCTAssertThrowsError(try decoder.check(file.prefix(length))) }
    }

    private func assertRed(_ pixel: [UInt8], line: UInt = #line) {
      XCTAssertTrue(pixel[0] > 200 && pixel[2] < 60, "\(pixel)", line: line)
    }

    private func assertBlue(_ pixel: [UInt8], line: UInt = #line) {
      XCTAssertTrue(pixel[2] > 200 && pixel[0] < 60, "\(pixel)", line: line)
    }
  #endif
}
