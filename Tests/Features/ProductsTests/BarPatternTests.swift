import XCTest

@testable import Products

final class BarPatternTests: XCTestCase {
  func testAKnownUPCASymbol() throws {
    let pattern = try XCTUnwrap(BarPattern(CheckDigit("036000291452")))
    XCTAssertEqual(pattern.moduleCount, 95)
    XCTAssertEqual(
      modules(of: pattern),
      "101" + "0001101" + "0111101" + "0101111" + "0001101" + "0001101" + "0001101" + "01010"
        + "1101100" + "1110100" + "1100110" + "1011100" + "1001110" + "1101100" + "101")
  }

  func testAKnownEAN13Symbol() throws {
    let pattern = try XCTUnwrap(BarPattern(CheckDigit("4006381333931")))
    XCTAssertEqual(pattern.moduleCount, 95)
    XCTAssertEqual(
      modules(of: pattern),
      "101" + "0001101" + "0100111" + "0101111" + "0111101" + "0001001" + "0110011" + "01010"
        + "1000010" + "1000010" + "1000010" + "1110100" + "1000010" + "1100110" + "101")
  }

  func testEverySymbolReadsBackAsItsNumber() throws {
    var read = 0
    for first in 0...9 {
      for number in ["84277610830", "00000000001", "95040000591", "12345678901"] {
        try assertReadsBack("\(first)\(number)")
        try assertReadsBack(number)
        read += 2
      }
    }
    XCTAssertEqual(read, 80)
  }

  func testEveryEAN8SymbolReadsBackAsItsNumber() throws {
    for body in ["9638507", "5512345", "7351353", "2000000"] { try assertReadsBack(body) }
  }

  func testEveryUPCESymbolReadsBackAsItsNumber() throws {
    for system in 0...1 {
      for digits in 0..<60 { try assertReadsBack("\(system)\(123_450 + 137 * digits)") }
    }
  }

  func testAUPCAAndItsEAN13HaveTheSameBars() {
    XCTAssertEqual(
      BarPattern(CheckDigit("842776108302"))?.widths, BarPattern(CheckDigit("0842776108302"))?.widths)
  }

  func testOnlyValidNumbersHaveBars() {
    for number in ["842776108303", "84277610830", "04256212", "00842776108302", "", "x"] {
      XCTAssertNil(BarPattern(CheckDigit(number)), number)
    }
  }

  func testTheGuardBarsAreLongAndTheDigitsStandWhereTheyBelong() throws {
    let upc = try XCTUnwrap(BarPattern(CheckDigit("842776108302")))
    XCTAssertEqual(upc.labels.map(\.text), ["8", "42776", "10830", "2"])
    XCTAssertEqual(upc.labels.map(\.place), [.left, .beneath(10..<45), .beneath(50..<85), .right])
    XCTAssertEqual(upc.bars.count, 30)
    XCTAssertEqual(upc.bars.filter(\.isLong).count, 10, "two guards, the centre, the first and last digit")
    XCTAssertEqual(upc.bars.last?.modules, 94..<95)
    XCTAssertEqual([upc.lightZoneLeft, upc.lightZoneRight], [9, 9])

    let ean = try XCTUnwrap(BarPattern(CheckDigit("4006381333931")))
    XCTAssertEqual(ean.labels.map(\.text), ["4", "006381", "333931"])
    XCTAssertEqual(ean.bars.filter(\.isLong).count, 6)
    XCTAssertEqual([ean.lightZoneLeft, ean.lightZoneRight], [11, 7])
  }

  /// Completes the number with each check digit that makes it valid, draws it and reads it back.
  private func assertReadsBack(_ body: String, line: UInt = #line) throws {
    let checks = (0...9).map { CheckDigit("\(body)\($0)") }.filter { $0.verdict != .invalid }
    XCTAssertFalse(checks.isEmpty, body, line: line)
    for check in checks where check.verdict == .valid {
      let pattern = try XCTUnwrap(BarPattern(check), body, line: line)
      XCTAssertEqual(SymbolReader.read(modules(of: pattern)), numberInSymbol(check), body, line: line)
      XCTAssertEqual(pattern.labels.map(\.text).joined(), check.number, line: line)
    }
  }

  /// A UPC-A symbol cannot be told from an EAN-13 symbol with a leading zero.
  private func numberInSymbol(_ check: CheckDigit) -> String? {
    check.kind == .upcA ? check.number.map { "0" + $0 } : check.number
  }

  private func modules(of pattern: BarPattern) -> String {
    var modules = Array(repeating: Character("0"), count: pattern.moduleCount)
    for bar in pattern.bars {
      for module in bar.modules { modules[module] = "1" }
    }
    return String(modules)
  }
}

/// Reads symbols by the tables of bit patterns that scanners use, which share nothing with the drawing.
private enum SymbolReader {
  static func read(_ modules: String) -> String? {
    switch modules.count {
    case 95: readHalves(modules, digits: 6)
    case 67: readHalves(modules, digits: 4)
    case 51: readUPCE(modules)
    default: nil
    }
  }

  private static func readHalves(_ modules: String, digits: Int) -> String? {
    var rest = Substring(modules)
    guard take("101", &rest) else { return nil }
    var number = ""
    var parity = ""
    for _ in 0..<digits {
      guard let (digit, isOdd) = left(takeDigit(&rest)) else { return nil }
      number += digit
      parity += isOdd ? "L" : "G"
    }
    guard take("01010", &rest) else { return nil }
    for _ in 0..<digits {
      guard let index = right.firstIndex(of: takeDigit(&rest)) else { return nil }
      number += String(index)
    }
    guard rest == "101" else { return nil }
    if digits == 4 { return parity == "LLLL" ? number : nil }
    return firstDigit.firstIndex(of: parity).map { "\($0)\(number)" }
  }

  private static func readUPCE(_ modules: String) -> String? {
    var rest = Substring(modules)
    guard take("101", &rest) else { return nil }
    var number = ""
    var parity = ""
    for _ in 0..<6 {
      guard let (digit, isOdd) = left(takeDigit(&rest)) else { return nil }
      number += digit
      parity += isOdd ? "L" : "G"
    }
    guard rest == "010101" else { return nil }
    if let check = upcE.firstIndex(of: parity) { return "0\(number)\(check)" }
    let inverse = String(parity.map { $0 == "L" ? "G" : "L" })
    return upcE.firstIndex(of: inverse).map { "1\(number)\($0)" }
  }

  private static func take(_ expected: String, _ rest: inout Substring) -> Bool {
    defer { rest = rest.dropFirst(expected.count) }
    return rest.hasPrefix(expected)
  }

  private static func takeDigit(_ rest: inout Substring) -> String {
    defer { rest = rest.dropFirst(7) }
    return String(rest.prefix(7))
  }

  private static func left(_ pattern: String) -> (digit: String, isOdd: Bool)? {
    let inverted = String(pattern.map { $0 == "1" ? "0" : "1" })
    if let index = right.firstIndex(of: inverted) { return (String(index), true) }
    if let index = right.firstIndex(of: String(pattern.reversed())) { return (String(index), false) }
    return nil
  }

  private static let right = [
    "1110010", "1100110", "1101100", "1000010", "1011100", "1001110", "1010000", "1000100", "1001000",
    "1110100",
  ]
  private static let firstDigit = [
    "LLLLLL", "LLGLGG", "LLGGLG", "LLGGGL", "LGLLGG", "LGGLLG", "LGGGLL", "LGLGLG", "LGLGGL", "LGGLGL",
  ]
  private static let upcE = [
    "GGGLLL", "GGLGLL", "GGLLGL", "GGLLLG", "GLGGLL", "GLLGGL", "GLLLGG", "GLGLGL", "GLGLLG", "GLLGLG",
  ]
}
