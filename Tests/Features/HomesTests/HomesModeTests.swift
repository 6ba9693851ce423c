import Foundation
import HTTP
import Storage
import XCTest

@testable import Homes

@MainActor
final class HomesModeTests: XCTestCase {
  func testSwitchingTheModeIgnoresTheLateReplyOfTheOther() async throws {
    let gate = Gate()
    let model = try homesModel(
      service: .stub(search: { mode, _ in
        if mode == .buy { await gate.pass() }
        return HomesResults(homes: [.numbered(mode == .buy ? 1 : 2)])
      }))
    let buying = model.appeared()
    await gate.waitForArrival()
    await model.modeChosen(.rent)?.value
    await gate.open()
    await buying?.value
    XCTAssertEqual(model.mode, .rent)
    XCTAssertEqual(model.rows.map(\.title), ["Home 2"])
    XCTAssertEqual(model.phase, .loaded)
  }

  func testFailureOfTheOtherModeIsIgnoredToo() async throws {
    let gate = Gate()
    let model = try homesModel(
      service: .stub(search: { mode, _ in
        guard mode == .buy else { return HomesResults(homes: [.numbered(2)]) }
        await gate.pass()
        throw HTTPFailure.offline(host: "homes.test")
      }))
    let buying = model.appeared()
    await gate.waitForArrival()
    await model.modeChosen(.rent)?.value
    await gate.open()
    await buying?.value
    XCTAssertEqual(model.phase, .loaded)
  }

  func testModeIsKeptBetweenLaunches() async throws {
    let preferences = Preferences.memory()
    let first = try homesModel(service: .listing(1), preferences: preferences)
    await first.appeared()?.value
    await first.modeChosen(.rent)?.value
    await first.lastChoiceKept?.value

    let second = try homesModel(service: .listing(1), preferences: preferences)
    await second.appeared()?.value
    XCTAssertEqual(second.mode, .rent)
  }

  func testModeIsNotWrittenByALaunchAlone() async throws {
    let writes = Log<String?>()
    let model = try homesModel(service: .listing(1), preferences: preferences(writes: writes) { nil })
    await model.appeared()?.value
    let written = await writes.entries
    XCTAssertEqual(written, [])
  }

  func testModeThatCannotBeReadIsNotWrittenOver() async throws {
    let writes = Log<String?>()
    let unreadable = preferences(writes: writes) {
      throw FileFailure.system(operation: .read, path: "preferences.json", code: EACCES)
    }
    let model = try homesModel(service: .listing(1), preferences: unreadable)
    await model.appeared()?.value
    XCTAssertEqual(model.mode, .buy)
    XCTAssertEqual(model.phase, .loaded)
    XCTAssertNotNil(model.notice)

    await model.modeChosen(.rent)?.value
    await model.lastChoiceKept?.value
    XCTAssertEqual(model.mode, .rent, "the choice holds for this launch")
    XCTAssertNotNil(model.notice)
    let written = await writes.entries
    XCTAssertEqual(written, [])
  }

  func testChoiceMadeBeforeTheLastOneIsReadWins() async throws {
    let gate = Gate()
    let slow = preferences(writes: Log()) {
      await gate.pass()
      return "buy"
    }
    let model = try homesModel(service: .listing(1), preferences: slow)
    let first = model.appeared()
    await gate.waitForArrival()
    let second = model.modeChosen(.rent)
    await gate.open()
    await first?.value
    await second?.value
    XCTAssertEqual(model.mode, .rent)
  }

  func testLastOfManyChoicesIsKept() async throws {
    let gate = Gate()
    let writes = Log<String?>()
    let slow = preferences(writes: writes) {
      await gate.pass()
      return nil
    }
    let model = try homesModel(service: .listing(1), preferences: slow)
    for _ in 1...5 {
      model.modeChosen(.rent)
      model.modeChosen(.buy)
    }
    await gate.waitForArrival()
    await gate.open()
    await model.lastChoiceKept?.value
    let written = await writes.entries
    XCTAssertEqual(written, (1...5).flatMap { _ in ["rent", "buy"] })
  }

  func testUnknownKeptModeIsIgnored() async throws {
    let model = try homesModel(service: .listing(1), preferences: .memory(["homes.mode": "squat"]))
    await model.appeared()?.value
    XCTAssertEqual(model.mode, .buy)
  }

  private func preferences(
    writes: Log<String?>, text: @escaping @Sendable () async throws -> String?
  ) -> Preferences {
    Preferences(
      text: { _ in try await text() },
      update: { _, change in await writes.append(try change(nil)) })
  }
}
