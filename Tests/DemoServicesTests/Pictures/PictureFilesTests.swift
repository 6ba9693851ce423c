import XCTest

@testable import DemoServices

final class PictureFilesTests: XCTestCase {
  private func portrait(_ number: Int) -> Picture { .portrait(PortraitDrawing(name: "somebody \(number)")) }

  func testAPictureIsDrawnOnceAndKept() throws {
    let files = PictureFiles()
    let first = try files.file(of: portrait(1))
    XCTAssertEqual(files.keptBytes, first.data.count)
    let second = try files.file(of: portrait(1))
    XCTAssertEqual(second.data, first.data)
    XCTAssertEqual(second.tag, first.tag)
    XCTAssertEqual(files.keptBytes, first.data.count)
    XCTAssertNotEqual(try files.file(of: portrait(2)).tag, first.tag)
  }

  func testTheOneThatWasNotUsedForLongestGoesFirst() throws {
    let sizes = try (1...3).map { try PictureFiles().file(of: portrait($0)).data.count }
    let files = PictureFiles(byteLimit: sizes.reduce(0, +) - 1)
    for number in [1, 2, 1, 3] { _ = try files.file(of: portrait(number)) }
    XCTAssertEqual(files.keptBytes, sizes[0] + sizes[2], "the second has gone")
    _ = try files.file(of: portrait(2))
    XCTAssertEqual(files.keptBytes, sizes[2] + sizes[1], "now the first")
  }

  func testAPictureLargerThanTheLimitIsNotKept() throws {
    let files = PictureFiles(byteLimit: 100)
    XCTAssertGreaterThan(try files.file(of: portrait(1)).data.count, 100)
    XCTAssertEqual(files.keptBytes, 0)
  }

  func testManyThreadsGetTheSamePicture() throws {
    let files = PictureFiles()
    let pictures = (1...3).map(portrait)
    let expected = try pictures.map { try PNGEncoder.encode($0.canvas) }
    DispatchQueue.concurrentPerform(iterations: 24) { index in
      XCTAssertEqual(try? files.file(of: pictures[index % 3]).data, expected[index % 3])
    }
    XCTAssertEqual(files.keptBytes, expected.map(\.count).reduce(0, +))
  }
}
