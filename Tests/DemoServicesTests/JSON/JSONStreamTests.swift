import XCTest

@testable import DemoServices

final class JSONStreamTests: XCTestCase {
  /// A stream over text that comes in pieces of so many bytes.
  private func stream(_ json: some Collection<UInt8>, pieces: Int = 3) -> JSONStream {
    var rest = Data(json)
    return JSONStream {
      defer { rest = Data(rest.dropFirst(pieces)) }
      return Data(rest.prefix(pieces))
    }
  }

  private func fault(_ json: some Collection<UInt8>) -> JSONFault? {
    var stream = stream(json)
    do {
      try stream.skipValue()
      return try stream.peek() == nil ? nil : try stream.fault("more follows")
    } catch {
      return error as? JSONFault
    }
  }

  func testEveryValidValueIsTaken() throws {
    let valid = [
      "null", "true", "false", "0", "-1", "12.50", "1e9", "-0.1E-7", "\"\"", #""a\"\\\/\b\f\n\r\té""#, "[]",
      "{}", " [ 1 , [ 2 ] , { \"a\" : { \"b\" : [] } } ] ", "\"日本 🎮\"",
    ]
    for json in valid {
      XCTAssertNil(fault(json.utf8), json)
      var stream = stream(json.utf8, pieces: 1)
      XCTAssertEqual(
        String(decoding: try stream.value(), as: UTF8.self),
        json.trimmingCharacters(in: .whitespaces), "the bytes are kept as they are")
    }
  }

  func testEveryFaultIsFoundAtItsByte() {
    let faults: [(String, Int)] = [
      ("", 0), ("[", 1), ("[1", 2), ("[1,", 3), ("[1,]", 3), ("[1 2]", 3), ("{\"a\"}", 4), ("{\"a\":}", 5),
      ("{a:1}", 1), ("{\"a\":1,}", 7), ("tru", 3), ("trux", 3), ("nul]", 3), ("01", 1), ("-", 1), ("1.", 2),
      ("1.x", 2), ("1e", 2), ("+1", 0), (".5", 0), ("\"a", 2), ("\"a\n\"", 2), (#""\x""#, 2),
      (#""\u12g4""#, 5),
      ("[1]]", 3), ("NaN", 0), ("'a'", 0), ("\u{FEFF}1", 0),
    ]
    for (json, byte) in faults { XCTAssertEqual(fault(json.utf8)?.byte, byte, json) }
  }

  func testAnEndThatComesTooEarlyIsCalledThat() {
    for json in ["[", "[1,", "{\"a\":", "\"abc", "tru", "\"\\"] {
      XCTAssertEqual(fault(json.utf8)?.reason, "the text ends too early", json)
    }
  }

  func testDepthIsBounded() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    XCTAssertNil(fault(nested(100).utf8))
    XCTAssertNotNil(fault(nested(101).utf8))
    XCTAssertNotNil(fault(nested(100_000).utf8))
  }

  func testAValueThatIsTooLargeIsRefusedBeforeItFillsMemory() {
    var stream = JSONStream { Data(repeating: UInt8(ascii: "["), count: 1) + Data(count: 0) }
    XCTAssertThrowsError(try stream.value())
    var sent = 0
    var endless = JSONStream {
      sent += 65_536
      return sent == 65_536 ? Data("\"".utf8) : Data(repeating: UInt8(ascii: "a"), count: 65_536)
    }
    XCTAssertThrowsError(try endless.value()) {
      XCTAssertTrue(($0 as? JSONFault)?.reason.contains("larger") == true)
    }
    XCTAssertLessThan(sent, 5 << 20)
  }
}
