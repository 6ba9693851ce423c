import Foundation
import HTTP
import XCTest

final class LenientDecodingTests: XCTestCase {
  private enum Key: String, CodingKey {
    case a, b, c, d, e, f, g, h
  }

  private struct Fields: Decodable {
    let container: KeyedDecodingContainer<Key>

    init(from decoder: any Decoder) throws {
      container = try decoder.container(keyedBy: Key.self)
    }
  }

  private struct Row: Decodable, Equatable {
    let id: Int
  }

  private func fields(_ json: String) throws -> KeyedDecodingContainer<Key> {
    try JSONDecoder().decode(Fields.self, from: Data(json.utf8)).container
  }

  func testTextIsTrimmedAndBlankTextIsNone() throws {
    let fields = try fields(
      #"{"a": "lamp", "b": "  a lamp \n", "c": "", "d": " \u00A0\t", "e": "™ é", "f": null, "g": "\u3000é"}"#)
    XCTAssertEqual(fields.lenientText(.a), "lamp")
    XCTAssertEqual(fields.lenientText(.b), "a lamp")
    XCTAssertNil(fields.lenientText(.c))
    XCTAssertNil(fields.lenientText(.d))
    XCTAssertEqual(fields.lenientText(.e), "™ é")
    XCTAssertNil(fields.lenientText(.f))
    XCTAssertEqual(fields.lenientText(.g), "é")
    XCTAssertNil(fields.lenientText(.h))
  }

  func testANumberCountsAsItsTextAndNothingElseDoes() throws {
    let fields = try fields(
      #"{"a": 1984, "b": -3, "c": 2.50, "d": true, "e": [], "f": {}, "g": 9007199254740993, "h": 3.0}"#)
    XCTAssertEqual(fields.lenientText(.a), "1984")
    XCTAssertEqual(fields.lenientText(.b), "-3")
    XCTAssertEqual(fields.lenientText(.c), "2.5")
    for key in [Key.d, .e, .f] { XCTAssertNil(fields.lenientText(key), key.rawValue) }
    XCTAssertEqual(fields.lenientText(.g), "9007199254740993")
    XCTAssertEqual(fields.lenientText(.h), "3")
  }

  func testARequiredTextThatIsMissingIsAFailureThatNamesTheField() throws {
    let fields = try fields(#"{"a": "x", "b": " ", "c": 7}"#)
    XCTAssertEqual(try fields.requiredText(.a), "x")
    XCTAssertEqual(try fields.requiredText(.c), "7")
    for key in [Key.b, .d] {
      XCTAssertThrowsError(try fields.requiredText(key)) { error in
        guard case DecodingError.dataCorrupted(let context) = error else { return XCTFail("\(error)") }
        XCTAssertEqual(context.codingPath.map(\.stringValue), [key.rawValue])
      }
    }
  }

  func testWholeNumbersMayBeDecimalsOrText() throws {
    let fields = try fields(
      #"{"a": 3, "b": 3.0, "c": "3", "d": " 3.0 ", "e": 2.5, "f": "plenty", "g": "9007199254740993"}"#)
    for key in [Key.a, .b, .c, .d] { XCTAssertEqual(fields.lenientInt(key), 3, key.rawValue) }
    for key in [Key.e, .f, .h] { XCTAssertNil(fields.lenientInt(key), key.rawValue) }
    XCTAssertEqual(fields.lenientInt(.g), 9_007_199_254_740_993)
  }

  func testAWholeNumberBelowTheLowestIsNone() throws {
    let fields = try fields(#"{"a": -1, "b": "-1", "c": 0, "d": 1, "e": 1e300, "f": true}"#)
    XCTAssertNil(fields.lenientInt(.a))
    XCTAssertNil(fields.lenientInt(.b))
    XCTAssertEqual(fields.lenientInt(.c), 0)
    XCTAssertNil(fields.lenientInt(.c, atLeast: 1))
    XCTAssertEqual(fields.lenientInt(.d, atLeast: 1), 1)
    XCTAssertEqual(fields.lenientInt(.a, atLeast: .min), -1)
    XCTAssertNil(fields.lenientInt(.e))
    XCTAssertNil(fields.lenientInt(.f))
  }

  func testNumbersMayBeText() throws {
    let fields = try fields(
      #"{"a": 12.5, "b": "12.5", "c": 12, "d": "nan", "e": "infinity", "f": "free", "g": false}"#)
    XCTAssertEqual(fields.lenientNumber(.a), 12.5)
    XCTAssertEqual(fields.lenientNumber(.b), 12.5)
    XCTAssertEqual(fields.lenientNumber(.c), 12)
    for key in [Key.d, .e, .f, .g, .h] { XCTAssertNil(fields.lenientNumber(key), key.rawValue) }
  }

  func testOnlyABooleanIsOne() throws {
    let fields = try fields(#"{"a": true, "b": false, "c": "true", "d": 1, "e": null}"#)
    XCTAssertEqual(fields.lenientBool(.a), true)
    XCTAssertEqual(fields.lenientBool(.b), false)
    for key in [Key.c, .d, .e, .f] { XCTAssertNil(fields.lenientBool(key), key.rawValue) }
  }

  func testAnAddressIsOneOfTheWebAndTakenOverHTTPS() throws {
    let fields = try fields(
      """
      {"a": "https://shop.example/a", "b": " http://shop.example/b ", "c": "http://127.0.0.1:8017/c",
       "d": "javascript:alert(1)", "e": "file:///etc/passwd", "f": "lamp.jpg", "g": 7, "h": "http:"}
      """)
    XCTAssertEqual(fields.lenientURL(.a)?.absoluteString, "https://shop.example/a")
    XCTAssertEqual(fields.lenientURL(.b)?.absoluteString, "https://shop.example/b")
    XCTAssertEqual(fields.lenientURL(.c)?.absoluteString, "http://127.0.0.1:8017/c")
    for key in [Key.d, .e, .f, .g, .h] { XCTAssertNil(fields.lenientURL(key), key.rawValue) }
  }

  func testAListIsReadWithoutItsMalformedElements() throws {
    let fields = try fields(#"{"a": [{"id": 1}, null, {"id": "x"}, {"id": 2}], "b": {}, "c": null}"#)
    XCTAssertEqual(fields.lenientArray(of: Row.self, .a), [Row(id: 1), Row(id: 2)])
    for key in [Key.b, .c, .d] { XCTAssertEqual(fields.lenientArray(of: Row.self, key), [], key.rawValue) }
  }

  func testTextsOfAListAreTrimmedAndBlankOnesLeftOut() throws {
    let fields = try fields(#"{"a": [" pool ", "", null, 7, "garden"], "b": "pool"}"#)
    XCTAssertEqual(fields.lenientTexts(.a), ["pool", "garden"])
    XCTAssertEqual(fields.lenientTexts(.b), [])
  }

  func testAnyOtherValueThatCannotBeReadIsNone() throws {
    let fields = try fields(#"{"a": {"id": 1}, "b": {"id": "x"}, "c": null}"#)
    XCTAssertEqual(fields.lenient(Row.self, .a), Row(id: 1))
    for key in [Key.b, .c, .d] { XCTAssertNil(fields.lenient(Row.self, key), key.rawValue) }
  }

  func testAValueOfAnyFormIsThereUnlessItIsNull() throws {
    let fields = try fields(#"{"a": 0, "b": "", "c": [], "d": null}"#)
    XCTAssertEqual([Key.a, .b, .c, .d, .e].map(fields.hasValue), [true, true, true, false, false])
  }
}
