import Products
import SwiftUI
import XCTest

@testable import ProductsUI

final class BarCodeGridTests: XCTestCase {
  private func grid(_ number: String, width: CGFloat, scale: CGFloat) throws -> BarCodeGrid {
    BarCodeGrid(try XCTUnwrap(BarPattern(CheckDigit(number))), width: width, scale: scale)
  }

  func testEveryEdgeLiesBetweenTwoPixels() throws {
    for number in ["842776108302", "5901234123457", "96385074", "07838604"] {
      for scale in [1, 2, 3] as [CGFloat] {
        for width in [250, 326, 343.5, 358, 391, 640] as [CGFloat] {
          let grid = try grid(number, width: width, scale: scale)
          for bar in grid.pattern.bars {
            let frame = grid.frame(of: bar)
            for edge in [frame.minX, frame.maxX] {
              XCTAssertEqual(
                edge * scale, (edge * scale).rounded(), accuracy: 1e-6, "\(number) \(width) \(scale)")
            }
            XCTAssertEqual(frame.width, CGFloat(bar.modules.count) * grid.module, accuracy: 1e-9)
          }
        }
      }
    }
  }

  func testTheLightZonesFitIntoTheWidth() throws {
    for width in [113, 226, 358, 640] as [CGFloat] {
      let grid = try grid("842776108302", width: width, scale: 2)
      let last = try XCTUnwrap(grid.pattern.bars.last)
      XCTAssertGreaterThanOrEqual(grid.firstBar, 9 * grid.module)
      XCTAssertGreaterThanOrEqual(width - grid.frame(of: last).maxX, 9 * grid.module - 1e-6)
    }
  }

  func testTheBarsAreAsLargeAsFits() throws {
    XCTAssertEqual(try grid("842776108302", width: 358, scale: 1).module, 3)
    XCTAssertEqual(try grid("842776108302", width: 358, scale: 2).module, 3)
    XCTAssertEqual(try grid("842776108302", width: 300, scale: 2).module, 2.5)
    XCTAssertEqual(try grid("842776108302", width: 2000, scale: 2).module, 4, "larger ones are hard to scan")
  }

  func testDigitsStandUnderTheirBars() throws {
    let grid = try grid("842776108302", width: 358, scale: 1)
    XCTAssertEqual(grid.pattern.labels.map(\.text), ["8", "42776", "10830", "2"])
    let frames = grid.pattern.labels.map(grid.frame)
    for (left, right) in zip(frames, frames.dropFirst()) { XCTAssertLessThanOrEqual(left.maxX, right.minX) }
    XCTAssertGreaterThanOrEqual(frames[0].minX, 0)
    XCTAssertLessThanOrEqual(frames[3].maxX, 358)
    for frame in frames { XCTAssertGreaterThanOrEqual(frame.minY, grid.barHeight) }
  }
}
