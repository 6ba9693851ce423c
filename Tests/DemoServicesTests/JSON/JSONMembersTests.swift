import XCTest

@testable import DemoServices

final class JSONMembersTests: XCTestCase {
  private func members(_ json: String) -> [String] {
    var json = json
    return json.withUTF8 { bytes in
      JSONMembers(of: bytes).map {
        String(decoding: $0.name, as: UTF8.self) + "→" + String(decoding: $0.value, as: UTF8.self)
      }
    }
  }

  func testEveryKindOfValueIsFoundWhole() {
    XCTAssertEqual(
      members(#"{ "a" : 1.5 , "b":"x,}\"]", "c":[1,{"d":"]"}],"e":{"f":{}} ,"g":null,"h":true }"#),
      ["a→1.5", #"b→"x,}\"]""#, #"c→[1,{"d":"]"}]"#, #"e→{"f":{}}"#, "g→null", "h→true"])
  }

  func testBackslashesBeforeAQuotationMarkAreCounted() {
    XCTAssertEqual(members(#"{"a":"\\","b":"\\\"","c":""}"#), [#"a→"\\""#, #"b→"\\\"""#, #"c→"""#])
  }

  func testNothingIsReadBeyondTheEnd() {
    for json in ["", "{", "{}", #"{""#, #"{"a"#, #"{"a""#, #"{"a":"#, #"{"a":""#, #"{"a":[1"#, #"{"a":"\"#] {
      XCTAssertLessThanOrEqual(members(json).count, 1, json)
    }
  }

  func testWrittenStringsAreEscapedAndReadBackTheSame() throws {
    for text in ["", "a\"b\\c", "line\nbreak\ttab\r\u{1}\u{1F}", "日本 🎮 é", "</script>"] {
      var json = JSONBytes()
      json.raw("[")
      json.string(text)
      json.raw(",")
      json.string(nil)
      json.raw("]")
      let read = try JSONDecoder().decode([String?].self, from: Data(json.bytes))
      XCTAssertEqual(read, [text, nil])
    }
  }
}
