import Departures
import Formatting
import XCTest

final class CityTests: XCTestCase {
  func testIsFoundByItsNameWhateverItsAccentsAndCapitals() {
    for text in ["Montréal", "montreal", "MONTRÉAL", " Montre\u{301}al "] {
      XCTAssertEqual(City.find(text)?.geohash, "f25dvk", text)
    }
    XCTAssertEqual(City.find("NYC")?.geohash, "dr5reg")
    XCTAssertEqual(City.find("new york city")?.name, "New York")
    XCTAssertEqual(City.find("quebec")?.geohash, "f2m673", "a name, though it could be a geohash")
  }

  func testIsFoundByItsGeohash() {
    XCTAssertEqual(City.find("dr5reg"), .newYork)
    XCTAssertEqual(City.find("F25DVK"), .montreal)
  }

  func testAnyOtherGeohashIsAPlaceWithoutAName() {
    let place = City.find("u33db2")
    XCTAssertEqual(place?.geohash, "u33db2")
    XCTAssertEqual(place?.name, "u33db2")
    XCTAssertNil(place?.zone)
  }

  func testWhatIsNeitherIsNotFound() {
    for text in ["", "  ", "Atlantis", "denverr", "a1a1a1", "dr5", "dr5reg/../x", "dr5reg7890"] {
      XCTAssertNil(City.find(text), text)
    }
  }

  func testTheKnownCitiesAreDistinctAndHaveAZone() {
    XCTAssertGreaterThanOrEqual(City.known.count, 14)
    XCTAssertEqual(Set(City.known.map(\.geohash)).count, City.known.count)
    for city in City.known {
      XCTAssertEqual(city.geohash.count, 6, city.name)
      XCTAssertNotNil(city.zone.flatMap(ZoneTable.named), city.name)
      XCTAssertEqual(City.find(city.name), city)
    }
  }
}
