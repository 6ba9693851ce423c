import XCTest

@testable import SwiftUI

final class LineLengthsTests: XCTestCase {
  func testPositionsAreTheSumsOfWhatIsKnownAndOfGuesses() {
    var lengths = LineLengths(count: 100, firstGuess: 10)
    XCTAssertEqual(lengths.position(of: 40), 400)
    for line in stride(from: 0, to: 100, by: 3) { lengths.set(CGFloat(line), at: line) }
    // Those that are not known count as long as the known ones are on average.
    let known = (0..<100).map { $0 % 3 == 0 ? CGFloat($0) : lengths.estimate }
    for line in [0, 1, 15, 16, 17, 31, 32, 48, 63, 64, 99, 100] {
      XCTAssertEqual(lengths.position(of: line), known[..<line].reduce(0, +), accuracy: 0.001, "\(line)")
    }
    XCTAssertEqual(lengths.total, known.reduce(0, +), accuracy: 0.001)
  }

  func testALineIsFoundAtEachPosition() {
    var lengths = LineLengths(count: 50, firstGuess: 20)
    for line in 0..<50 { lengths.set(CGFloat(1 + line % 7), at: line) }
    for line in 0..<50 {
      XCTAssertEqual(lengths.line(at: lengths.position(of: line)), line)
      XCTAssertEqual(lengths.line(at: lengths.position(of: line + 1) - 0.5), line)
    }
    XCTAssertEqual(lengths.line(at: -5), 0)
    XCTAssertEqual(lengths.line(at: 1_000_000), 49)
  }

  func testALengthThatChangesIsCountedOnce() {
    var lengths = LineLengths(count: 3, firstGuess: 10)
    XCTAssertTrue(lengths.set(5, at: 1))
    XCTAssertFalse(lengths.set(5, at: 1))
    XCTAssertTrue(lengths.set(8, at: 1))
    XCTAssertEqual(lengths.measured.count, 1)
    XCTAssertEqual(lengths.total, 24)
  }
}
