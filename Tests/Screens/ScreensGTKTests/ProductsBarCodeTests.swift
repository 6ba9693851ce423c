import Products
import SwiftUI
import SwiftUIGTK
import SwiftUITesting
import XCTest

@testable import ProductsUI

/// Reads the bar code from the pixels of a window, as a scanner does.
final class ProductsBarCodeTests: XCTestCase {
  override func setUpWithError() throws {
    do {
      try MainActor.assumeIsolated { try Screen.inWindow { EmptyView() }.close() }
    } catch let missing as DisplayMissing where !missing.isFailure {
      throw XCTSkip(missing.description)
    }
  }

  func testTheBarsOnTheScreenReadAsTheNumberLightAndDark() throws {
    try MainActor.assumeIsolated {
      for number in ["842776108302", "036000291452", "400064103271", "012345678905"] {
        let pattern = try XCTUnwrap(BarPattern(CheckDigit(number)))
        for scheme in [ColorScheme.light, .dark] {
          let screen = try Screen.inWindow {
            BarCodeView(pattern: pattern, number: number).padding()
          }
          try screen.setColorScheme(scheme)
          let line = try screen.pixelLine(through: "bar-code")
          XCTAssertEqual(try UPCReader.read(line), number, "\(scheme)")
          try screen.close()
        }
      }
    }
  }

  func testTheBarsStayReadableInAnyWidth() throws {
    try MainActor.assumeIsolated {
      let pattern = try XCTUnwrap(BarPattern(CheckDigit("842776108302")))
      let screen = try Screen.inWindow { BarCodeView(pattern: pattern, number: "842776108302").padding(8) }
      for width in [160, 257, 390, 501, 800] as [CGFloat] {
        try screen.resize(to: CGSize(width: width, height: 600))
        XCTAssertEqual(
          try UPCReader.read(try screen.pixelLine(through: "bar-code")), "842776108302", "\(width)")
      }
      try screen.close()
    }
  }
}

extension Screen {
  /// Whether each pixel is dark, on a line through the upper part of an element.
  @MainActor fileprivate func pixelLine(through query: Query) throws -> [Bool] {
    try settle()
    let frame = try get(query).frameInWindow
    let canvas = try XCTUnwrap(window?.host.root.canvas.widget)
    let picture = try XCTUnwrap(Capture(of: canvas))
    let y = Int(frame.minY + frame.height / 3)
    return try (Int(frame.minX.rounded(.up))..<Int(frame.maxX)).map { x in
      let pixel = try XCTUnwrap(picture.pixel(x: x, y: y))
      let isDark = pixel.red + pixel.green + pixel.blue < 0.1
      let isLight = pixel.red + pixel.green + pixel.blue > 2.9
      XCTAssertTrue(isDark || isLight, "a blurred edge at \(x)")
      return isDark
    }
  }
}

/// Reads UPC-A by its own table of the ten digits, as dark and light modules.
private enum UPCReader {
  struct Unreadable: Error {
    let reason: String
  }

  private static let left = [
    "0001101", "0011001", "0010011", "0111101", "0100011", "0110001", "0101111", "0111011", "0110111",
    "0001011",
  ]

  static func read(_ line: [Bool]) throws -> String {
    guard let first = line.firstIndex(of: true), let last = line.lastIndex(of: true) else {
      throw Unreadable(reason: "There is no bar.")
    }
    let width = last - first + 1
    guard width.isMultiple(of: 95) else { throw Unreadable(reason: "The bars are \(width) pixels wide.") }
    let module = width / 95
    guard first >= 9 * module, line.count - 1 - last >= 9 * module else {
      throw Unreadable(reason: "The light zone is too narrow.")
    }
    let modules = try (0..<95).map { number -> Character in
      let pixels = Set(line[(first + number * module)..<(first + (number + 1) * module)])
      guard let isDark = pixels.first, pixels.count == 1 else {
        throw Unreadable(reason: "Module \(number) is not of one colour.")
      }
      return isDark ? "1" : "0"
    }
    guard String(modules[..<3]) == "101", String(modules[45..<50]) == "01010", String(modules[92...]) == "101"
    else { throw Unreadable(reason: "The guard bars are wrong: \(String(modules))") }
    let starts =
      stride(from: 3, to: 45, by: 7).map { ($0, false) } + stride(from: 50, to: 92, by: 7).map { ($0, true) }
    return try starts.map { start, isRight in
      let seven = String(modules[start..<(start + 7)].map { isRight ? ($0 == "1" ? "0" : "1") : $0 })
      guard let digit = left.firstIndex(of: seven) else { throw Unreadable(reason: "\(seven) is no digit.") }
      return String(digit)
    }.joined()
  }
}
