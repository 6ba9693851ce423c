import XCTest

@testable import DemoServices

final class JSONTreeTests: XCTestCase {
  private func text(_ tree: JSONTree) -> String { String(decoding: tree.data, as: UTF8.self) }

  func testMembersKeepTheirOrderAndAbsentOnesAreLeftOut() {
    let tree: JSONTree = ["z": 1, "a": .absent, "m": nil, "b": [true, "é\"\n"], "c": .absent]
    XCTAssertEqual(text(tree), #"{"z":1,"m":null,"b":[true,"é\"\n"]}"#)
  }

  func testNumbersAreWrittenAsTheyAreMeant() {
    XCTAssertEqual(text([3, .decimal(3), .number(0.2), .number(-73.58781)]), "[3,3.0,0.2,-73.58781]")
  }

  func testWhatIsUnknownIsNull() {
    XCTAssertEqual(
      text([.text(orNull: nil), .integer(orNull: nil), .number(orNull: nil)]), "[null,null,null]")
    XCTAssertEqual(text([.text(orNull: "x"), .integer(orNull: 1), .number(orNull: 1.5)]), #"["x",1,1.5]"#)
  }

  func testNothingIsStillAList() {
    XCTAssertEqual(text([]), "[]")
    XCTAssertEqual(text([:]), "{}")
    XCTAssertEqual(text(["a": .absent]), "{}")
  }
}
