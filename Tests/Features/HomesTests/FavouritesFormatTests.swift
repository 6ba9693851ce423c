import Formatting
import Foundation
import XCTest

@testable import Homes

final class FavouritesFormatTests: XCTestCase {
  func testVersion1IsReadForEver() throws {
    let favourites = try FavouritesFormat(fixture("favourites_version_1.jsonl")).favourites
    XCTAssertEqual(favourites.map(\.id.description), ["property:3001", "project:3001"])
    XCTAssertEqual(favourites.map(\.savedAt.timeIntervalSince1970), [1_700_000_100, 1_700_000_050])
    let home = favourites[0].home
    XCTAssertEqual(home.headline, "Sunny brick house by the creek")
    XCTAssertEqual([home.bedrooms, home.bathrooms, home.parkingSpaces], [3, 1, 2])
    XCTAssertEqual(home.pictures.map(\.kind), [.photo, .floorPlan])
    XCTAssertEqual(home.listedAt, Date(timeIntervalSince1970: 1_709_617_415))
    XCTAssertEqual(home.auction, WallTime("2024-04-30T18:00"))
    XCTAssertEqual(home.inspections.first?.closes, WallTime("2024-04-06T11:45"))
    XCTAssertEqual(home.advertiser?.agents.first?.phones.first?.number, "0400 000 001")
    XCTAssertEqual(favourites[1].home.project?.parts.map(\.bedrooms), [4])
  }

  func testWhatIsWrittenIsReadBack() throws {
    let first = try FavouritesFormat(fixture("favourites_version_1.jsonl")).favourites[0]
    var format = FavouritesFormat()
    try format.add(first)
    try format.add(.numbered(2))
    let read = try FavouritesFormat(format.data)
    XCTAssertEqual(read.favourites, [.numbered(2), first])
  }

  func testSnapshotKeepsTheFirstPictures() throws {
    let pictures = try (1...40).map {
      HomePicture(url: try XCTUnwrap(URL(string: "https://pictures.test/\($0)")))
    }
    let favourite = Favourite(home: Home(id: .property(1), pictures: pictures), savedAt: Date())
    XCTAssertEqual(favourite.home.pictures, Array(pictures.prefix(4)))
  }

  func testNewerVersionIsRefused() throws {
    XCTAssertThrowsError(try FavouritesFormat(fixture("favourites_version_2.jsonl"))) { error in
      XCTAssertEqual(error as? FavouritesFailure, .newerVersion(2))
    }
  }

  func testAnythingElseIsRefused() {
    for text in ["", "\n\n", "hello", "[]", "{}", #"{"version":"1"}"#, "\u{0}"] {
      XCTAssertThrowsError(try FavouritesFormat(Data(text.utf8)), text) { error in
        XCTAssertEqual(error as? FavouritesFailure, .notFavourites)
      }
    }
  }

  func testLineThatCannotBeReadCostsNoOtherAndIsKept() throws {
    let odd = #"{"savedAt":1,"home":{"id":"castle:9"}}"#
    let text = String(decoding: try fixture("favourites_version_1.jsonl"), as: UTF8.self) + odd + "\n"
    var format = try FavouritesFormat(Data(text.utf8))
    XCTAssertEqual(format.favourites.count, 2)
    format.remove(.property(3001))
    XCTAssertTrue(String(decoding: format.data, as: UTF8.self).contains(odd))
  }

  func testRemovingTakesOutItsOwnLineAndNoOtherByte() throws {
    let bytes = try fixture("favourites_version_1.jsonl") + "\n".utf8 + Data(#"{"odd":1}"#.utf8)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    XCTAssertEqual(lines.count, 5)
    for (number, gone) in [(3001, 1), (3002, nil)] as [(Int, Int?)] {
      var format = try FavouritesFormat(bytes)
      format.remove(.property(number))
      let left = lines.indices.filter { $0 != gone }.map { lines[$0] + "\n".utf8 }
      XCTAssertEqual(format.data, Data(left.joined()))
    }
  }

  func testAddingPutsItsLineFirstAndChangesNoOtherByte() throws {
    let bytes = try fixture("favourites_version_1.jsonl")
    var format = try FavouritesFormat(bytes)
    try format.add(.numbered(1))
    let added = try FavouritesFormat(format.data)
    XCTAssertEqual(added.favourites.first, .numbered(1))
    format.remove(.property(1))
    XCTAssertEqual(format.data, bytes)
  }

  func testHeaderAloneIsAnEmptyList() throws {
    var format = try FavouritesFormat(Data(#"{"version":1}"#.utf8))
    XCTAssertEqual(format.favourites, [])
    try format.add(.numbered(1))
    XCTAssertEqual(try FavouritesFormat(format.data).favourites, [.numbered(1)])
  }

  func testNoFavouritesAreWrittenAsTheHeader() {
    XCTAssertEqual(String(decoding: FavouritesFormat().data, as: UTF8.self), "{\"version\":1}\n")
  }

  func testAddingAndRemovingTwiceChangesNothing() throws {
    var format = FavouritesFormat()
    try format.add(.numbered(1))
    try format.add(.numbered(2))
    try format.add(Favourite(home: Home(id: .property(1), headline: "later"), savedAt: Date()))
    XCTAssertEqual(format.favourites, [.numbered(2), .numbered(1)])
    format.remove(.property(2))
    format.remove(.property(2))
    XCTAssertEqual(format.favourites, [.numbered(1)])
  }

  func testBytesInsideALargerBufferAreRead() throws {
    let padding = Data("padding\n".utf8)
    let bytes = try padding + fixture("favourites_version_1.jsonl")
    XCTAssertEqual(try FavouritesFormat(bytes.dropFirst(padding.count)).favourites.count, 2)
  }
}
