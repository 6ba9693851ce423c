import Formatting
import Foundation
import HTTP
import XCTest

@testable import Homes

final class HomesServiceHTTPTests: XCTestCase {
  // MARK: - Requests

  func testSearchPostsModeAndDwellingTypes() async throws {
    let requests = Log<HTTPRequest>()
    let service = try service(replying: fixture("search_null_results.json"), log: requests)
    _ = try await service.search(.rent, ["Apartment / Unit / Flat"])
    _ = try await service.search(.buy, [])

    let sent = await requests.entries
    XCTAssertEqual(sent.map(\.method), [.post, .post])
    XCTAssertEqual(
      sent.map(\.url.absoluteString), Array(repeating: "https://homes.test/base/v1/search", count: 2))
    XCTAssertEqual(sent[0].headers["Content-Type"], "application/json")
    struct Body: Decodable, Equatable {
      let search_mode: String
      let dwelling_types: [String]
    }
    XCTAssertEqual(
      try sent.map { try JSONDecoder().decode(Body.self, from: XCTUnwrap($0.body)) },
      [
        Body(search_mode: "rent", dwelling_types: ["Apartment / Unit / Flat"]),
        Body(search_mode: "buy", dwelling_types: []),
      ])
  }

  func testDetailsOfPropertiesAndProjectsHaveAddressesOfTheirOwn() async throws {
    let requests = Log<HTTPRequest>()
    let service = try service(replying: Data(#"{"id":3001}"#.utf8), log: requests)
    _ = try await service.detail(HomeID(kind: .property, number: 3001))
    _ = try await service.detail(HomeID(kind: .project, number: 3001))
    let sent = await requests.entries
    XCTAssertEqual(sent.map(\.method), [.get, .get])
    XCTAssertEqual(
      sent.map(\.url.absoluteString),
      ["https://homes.test/base/v1/property-details/3001", "https://homes.test/base/v1/project-details/3001"])
  }

  func testLiveServiceIsTheRealOne() {
    XCTAssertEqual(HomesService.liveBase.absoluteString, "https://domain-adapter-api.domain.com.au")
  }

  // MARK: - Search replies

  func testOrdinaryRowsAreReadInFull() async throws {
    let results = try await service(replying: fixture("search_ordinary.json")).search(.buy, [])
    XCTAssertEqual(results.homes.map(\.id.description), ["property:3001", "project:3001", "property:3003"])
    XCTAssertEqual(results.total, 166_308)
    XCTAssertEqual(results.dropped, 0)

    let home = results.homes[0]
    XCTAssertEqual(home.headline, "Sunny brick house by the creek")
    XCTAssertEqual(home.address, "12 Wattle Street, Bellbird")
    XCTAssertEqual(home.price, "$425,000")
    XCTAssertEqual([home.bedrooms, home.bathrooms, home.parkingSpaces], [3, 1, 2])
    XCTAssertEqual(home.dwellingType, "House")
    XCTAssertEqual(home.landArea, "382m²")
    XCTAssertEqual(home.status, "Under Offer")
    XCTAssertEqual(home.listedAt, Date(timeIntervalSince1970: 1_709_617_415))
    XCTAssertEqual(home.location, HomeLocation(latitude: -33.5, longitude: 150.25))
    XCTAssertEqual(home.features, ["internal laundry", "fireplace"])
    XCTAssertEqual(home.pictures.map(\.aspectRatio), [2048.0 / 1365, 0.5])
    XCTAssertEqual(home.advertiser?.name, "Bellbird Realty")
    XCTAssertEqual(home.advertiser?.logo, URL(string: "https://pictures.test/logo_77.png"))
    XCTAssertEqual(home.advertiser?.agents, [HomeAgent(name: "Kim Example")])
    XCTAssertNil(home.project)
  }

  func testProjectHasItsBannerAndItsHomes() async throws {
    let project = try await service(replying: fixture("search_ordinary.json")).search(.buy, []).homes[1]
    XCTAssertEqual(project.mainPicture?.url, URL(string: "https://pictures.test/banner_3001"))
    XCTAssertEqual(project.project?.name, "The Lighthouse")
    XCTAssertEqual(project.project?.priceFrom, 869_000)
    XCTAssertEqual(
      project.project?.parts,
      [
        HomeProject.Part(
          id: .property(4001), price: "$1,999,000", bedrooms: 4, bathrooms: 3, parkingSpaces: 2,
          size: "283m²", status: "New Home")
      ])
  }

  func testAuctionAndInspectionsKeepTheClockOfThePlace() async throws {
    let home = try await service(replying: fixture("search_ordinary.json")).search(.buy, []).homes[2]
    XCTAssertEqual(home.auction, WallTime("2024-04-30T18:00"))
    XCTAssertEqual(
      home.inspections,
      [
        HomeInspection(
          opens: try XCTUnwrap(WallTime("2024-04-06T11:15")), closes: WallTime("2024-04-06T11:45")),
        HomeInspection(opens: try XCTUnwrap(WallTime("2024-04-08T09:00")), isWeekly: true),
      ])
  }

  func testMalformedRowsAreDroppedAndCountedAndCostNoOther() async throws {
    let results = try await service(replying: fixture("search_awkward_rows.json")).search(.buy, [])
    XCTAssertEqual(results.homes.map(\.id.number), [1, 2, 3, 5, 6, 7])
    XCTAssertEqual(results.dropped, 4)
    XCTAssertEqual(results.total, 11)
  }

  func testUnknownListingTypeIsAProperty() async throws {
    let homes = try await service(replying: fixture("search_awkward_rows.json")).search(.buy, []).homes
    XCTAssertEqual(Set(homes.map(\.id.kind)), [.property])
    XCTAssertEqual(homes[0].address, "1 Crater View")
  }

  func testCountsMayBeIntegersDecimalsOrText() async throws {
    let homes = try await service(replying: fixture("search_awkward_rows.json")).search(.buy, []).homes
    XCTAssertEqual([homes[1].bedrooms, homes[1].bathrooms, homes[1].parkingSpaces], [3, 2, nil])
    XCTAssertNil(homes[4].bedrooms, "a number below zero is no count")
  }

  func testRowOfNullsAndRowOfWrongTypesShowWithWhatTheyHave() async throws {
    let homes = try await service(replying: fixture("search_awkward_rows.json")).search(.buy, []).homes
    XCTAssertEqual(homes[2], Home(id: .property(3)))
    XCTAssertEqual(homes[3], Home(id: .property(5), headline: "An id as text", price: "550000"))
    XCTAssertEqual(homes[4], Home(id: .property(6), headline: "17"))
  }

  func testFirstImageIsThePictureEvenBehindAVideo() async throws {
    let homes = try await service(replying: fixture("search_awkward_rows.json")).search(.buy, []).homes
    XCTAssertEqual(homes[5].mainPicture?.url.absoluteString, "https://pictures.test/photo-w300-h200")
    XCTAssertEqual(homes[5].pictures.map(\.kind), [.floorPlan, .photo])
  }

  func testNoResultsAreAnEmptyList() async throws {
    let results = try await service(replying: fixture("search_null_results.json")).search(.buy, [])
    XCTAssertEqual(results, HomesResults(homes: []))
  }

  func testTotalIsNeverLessThanTheHomesAtHand() async throws {
    let reply = Data(#"{"search_results":[{"id":1},{"id":2}],"results_total":0}"#.utf8)
    let total = try await service(replying: reply).search(.buy, []).total
    XCTAssertEqual(total, 2)
  }

  func testRepliesThatAreNoSearchAreUndecodable() async throws {
    for reply in [
      try fixture("search_captive_portal.html"), Data("{}".utf8), Data("[]".utf8), Data(),
      Data(#"{"search_results":{}}"#.utf8),
    ] {
      do {
        _ = try await service(replying: reply).search(.buy, [])
        XCTFail("accepted \(String(decoding: reply, as: UTF8.self))")
      } catch HTTPFailure.undecodable {}
    }
  }

  func testErrorStatusIsAFailureWithThePauseAskedFor() async throws {
    for (field, pause) in [("7", 7.0), ("Sun, 06 Nov 1994 08:49:37 GMT", 90)] {
      let service = try service(status: 429, headers: ["Retry-After": field], replying: Data())
      do {
        _ = try await service.search(.buy, [])
        XCTFail("a refusal is not a result")
      } catch {
        XCTAssertEqual(error as? HTTPFailure, .status(429, message: nil, retryAfter: pause))
      }
    }
  }

  func testMessageOfAnErrorIsKept() async throws {
    let replies = [
      #"{"message":"No such mode."}"#: "No such mode.",
      #"{"error":{"message":"No such mode."}}"#: "No such mode.",
      #"{"error":"oops"}"#: nil, "<html>": nil,
    ]
    for (reply, message) in replies {
      do {
        _ = try await service(status: 400, replying: Data(reply.utf8)).search(.buy, [])
        XCTFail("a refusal is not a result")
      } catch {
        XCTAssertEqual(error as? HTTPFailure, .status(400, message: message, retryAfter: nil), reply)
      }
    }
  }

  func testOfflineCopyKeepsItsAge() async throws {
    let storedAt = Date(timeIntervalSince1970: 5)
    let service = try service(
      replying: fixture("search_null_results.json"), origin: .offlineCopy(storedAt: storedAt))
    let origin = try await service.search(.buy, []).origin
    XCTAssertEqual(origin, .offlineCopy(storedAt: storedAt))
  }

  // MARK: - Details

  func testDetailsAreReadInFull() async throws {
    let detail = try await service(replying: fixture("details_with_video_first.json")).detail(.property(3001))
    XCTAssertEqual(detail.id, .property(3001))
    XCTAssertEqual(detail.text, "A house that was loved.\n\nNow it may be yours.")
    XCTAssertEqual(detail.sold, WallTime("2023-11-25T00:00"))
    XCTAssertEqual(detail.webPage?.absoluteString, "https://homes.test/12-wattle-street-3001")
    XCTAssertEqual(detail.home.bedrooms, 3)
    XCTAssertEqual(detail.home.features, ["fireplace", "creek"])
    XCTAssertEqual(detail.home.inspections.map(\.opens.description), ["2024-04-06T11:15"])
    XCTAssertEqual(
      detail.home.pictures.map { [$0.url.lastPathComponent, $0.kind.rawValue] },
      [
        ["3001_1-w2048-h1365", "photo"], ["3001_2-w1000-h2000", "photo"],
        ["3001_3-w2550-h3300", "floorPlan"],
      ])
    let agents = try XCTUnwrap(detail.home.advertiser?.agents)
    XCTAssertEqual(agents.map(\.name), ["Kim Example"])
    XCTAssertEqual(
      agents[0].phones,
      [.init(label: "Mobile", number: "0400 000 001"), .init(label: "Fax", number: "0400 000 002")])
    XCTAssertEqual(agents[0].phones.map(\.callURL), [URL(string: "tel:0400000001"), nil])
  }

  func testDetailsOfAnotherHomeAreRefused() async throws {
    do {
      _ = try await service(replying: fixture("details_with_video_first.json")).detail(.property(4))
      XCTFail("these are another home's details")
    } catch HTTPFailure.undecodable {}
  }

  // MARK: - Set-up

  private func service(
    status: Int = 200, headers: HTTPHeaders = [:], replying body: Data,
    origin: HTTPResponse.Origin = .network, log: Log<HTTPRequest> = Log()
  ) throws -> HomesService {
    let client = HTTPClient { request in
      await log.append(request)
      return HTTPResponse(status: status, headers: headers, body: body, url: request.url, origin: origin)
    }
    let time = TimeSource(now: { Date(timeIntervalSince1970: 784_111_777 - 90) }, pause: { _ in })
    return .http(client: client, base: URL("https://homes.test/base/"), time: time)
  }
}
