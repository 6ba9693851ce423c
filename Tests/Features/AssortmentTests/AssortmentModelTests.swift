import Foundation
import HTTP
import XCTest

@testable import Assortment

@MainActor
final class AssortmentModelTests: XCTestCase {
  private var opened: [URL] = []
  private var shopOpenings = 0

  /// A model whose service gives these answers, one after the other, the last for ever.
  private func model(
    _ answers: [Result<AssortmentSnapshot, HTTPFailure>], asked: Recorder<AssortmentService.Freshness>? = nil,
    now: Date = Date(timeIntervalSince1970: 0)
  ) -> AssortmentModel {
    let count = Recorder<Void>()
    let service = AssortmentService { freshness in
      asked?.append(freshness)
      let index = min(count.values.count, answers.count - 1)
      count.append(())
      return try answers[index].get()
    }
    return AssortmentModel(
      service: service, time: TimeSource(now: { now }, pause: { _ in }),
      openElsewhere: { [weak self] in self?.opened.append($0) },
      openShop: { [weak self] in self?.shopOpenings += 1 })
  }

  private func loadedModel(_ file: String = "ordinary.json") async throws -> AssortmentModel {
    let model = model([.success(AssortmentSnapshot(tree: try Fixture.tree(file)))])
    await model.appeared()?.value
    return model
  }

  private func row(_ label: String, in model: AssortmentModel) throws -> AssortmentRow {
    try XCTUnwrap(model.levels.last?.rows.first { $0.label == label }, label)
  }

  private func open(_ labels: String..., in model: AssortmentModel) throws {
    for label in labels { model.rowTapped(try row(label, in: model)) }
  }

  func testTheTopShowsBannersAndTheShop() async throws {
    let model = model([.success(AssortmentSnapshot(tree: try Fixture.tree("ordinary.json")))])
    XCTAssertEqual(model.phase, .idle)
    let task = model.appeared()
    XCTAssertEqual(model.phase, .loading)
    await task?.value
    XCTAssertEqual(model.phase, .loaded)
    XCTAssertEqual(model.levels.map(\.title), ["Assortment"])
    let rows = try XCTUnwrap(model.levels.first?.rows)
    XCTAssertEqual(rows.map(\.label), ["Shop", "Damen", "Wohnen & Möbel"])
    XCTAssertEqual(rows[0].destination, .shop)
    XCTAssertEqual(rows[1].style, .banner(URL("https://bilder.example/damen.jpg")))
    XCTAssertEqual(rows[2].style, .plain)
    XCTAssertEqual(rows.map(\.hasChevron), [false, true, true])
    XCTAssertEqual(model.startURL, URL("https://www.bonprix.de/start"))
    model.rowTapped(rows[0])
    XCTAssertEqual(shopOpenings, 1)
  }

  func testANodeOpensALevelWithItsLabelAndTheTeaserAndBackClosesIt() async throws {
    let model = try await loadedModel()
    try open("Damen", "Mode", in: model)
    XCTAssertEqual(model.levels.map(\.title), ["Assortment", "Damen", "Mode"])
    XCTAssertEqual(model.path, CategoryPath([1, 1]))
    XCTAssertEqual(model.levels.last?.teaser?.lastPathComponent, "damen.jpg")
    model.backTapped()
    XCTAssertEqual(model.path, CategoryPath([1]))
    model.backTapped()
    model.backTapped()
    XCTAssertEqual(model.path, .root)
    XCTAssertEqual(model.levels.count, 1)
  }

  func testALinkOpensItsPageAboveTheLevel() async throws {
    let model = try await loadedModel()
    try open("Damen", "Mode", "Kleider", in: model)
    let page = try XCTUnwrap(model.page)
    XCTAssertEqual(page.title, "Kleider")
    var commands: [WebPageModel.Command] = []
    page.attach { commands.append($0) }
    page.appeared()
    XCTAssertEqual(commands, [.load(URL("https://www.bonprix.de/kategorie/damen-kleider/"))])
    _ = page.navigationRequested(to: URL("mailto:a@b.de"), target: .mainFrame, isUserGesture: true)
    XCTAssertEqual(opened, [URL("mailto:a@b.de")])
    model.backTapped()
    XCTAssertNil(model.page)
    XCTAssertEqual(model.path, CategoryPath([1, 1]))
  }

  func testThePageOfANodeCanBeReachedOnceEitherByAChildOrByARowOfItsOwn() async throws {
    let model = try await loadedModel()
    try open("Damen", in: model)
    XCTAssertEqual(model.levels.last?.rows.map(\.label), ["Zur Übersicht", "Mode"])
    model.backTapped()
    try open("Wohnen & Möbel", in: model)
    let rows = try XCTUnwrap(model.levels.last?.rows)
    XCTAssertEqual(rows.first?.label, "All of Wohnen & Möbel")
    XCTAssertEqual(rows.first?.destination, .page(URL("https://www.bonprix.de/kategorie/wohnen/")))
    XCTAssertEqual(rows.count, 4)
    XCTAssertEqual(Set(rows.map(\.id)).count, 4)
  }

  func testHeadingsAndDisabledRowsLeadNowhere() async throws {
    let model = try await loadedModel("kinds.json")
    let rows = try XCTUnwrap(model.levels.first?.rows)
    XCTAssertEqual(rows.map(\.style), [.heading, .plain, .disabled, .plain, .disabled, .disabled])
    for row in rows where row.destination == nil { model.rowTapped(row) }
    XCTAssertEqual(model.levels.count, 1)
    XCTAssertNil(model.page)
    XCTAssertEqual(rows.filter { $0.destination != nil }.map(\.label), ["Link mit leeren Kindern", "Ebene"])
  }

  func testClosingALevelClosesAllBelowIt() async throws {
    let model = try await loadedModel()
    try open("Damen", "Mode", "Jacken", "Mäntel", in: model)
    model.levelClosed(CategoryPath([1, 1]))
    XCTAssertEqual(model.path, CategoryPath([1]))
    XCTAssertNil(model.page)
    model.levelClosed(.root)
    XCTAssertEqual(model.levels.count, 2)
  }

  func testASearchShowsHitsWithTheLabelsAboveThem() async throws {
    let model = try await loadedModel()
    model.searchTextChanged("mantel")
    guard case .hits(let hits) = model.search else { return XCTFail("\(model.search)") }
    XCTAssertEqual(hits.map(\.trail), ["Damen › Mode › Jacken"])
    model.hitTapped(hits[0])
    XCTAssertEqual(model.levels.map(\.title), ["Assortment", "Damen", "Mode", "Jacken"])
    XCTAssertEqual(model.page?.title, "Mäntel")
    XCTAssertEqual(model.search, .inactive)
    XCTAssertEqual(model.searchText, "")

    model.searchTextChanged("jacken")
    guard case .hits(let nodes) = model.search else { return XCTFail("\(model.search)") }
    model.pageClosed()
    model.hitTapped(nodes[0])
    XCTAssertEqual(model.path, CategoryPath([1, 1, 2]))
    XCTAssertNil(model.page)
  }

  func testASearchWithoutHitsSaysSo() async throws {
    let model = try await loadedModel()
    model.searchTextChanged("xyz")
    guard case .nothing(let text) = model.search else { return XCTFail("\(model.search)") }
    XCTAssertTrue(text.contains("“xyz”"))
    model.searchTextChanged("  ")
    XCTAssertEqual(model.search, .inactive)
    model.searchTextChanged("xyz")
    model.searchCancelled()
    XCTAssertEqual(model.search, .inactive)
  }

  func testAFailureOffersToTryAgain() async throws {
    let tree = try Fixture.tree("ordinary.json")
    let model = model([.failure(.offline(host: "h")), .success(AssortmentSnapshot(tree: tree))])
    await model.appeared()?.value
    XCTAssertEqual(model.phase, .failed(HTTPFailure.offline(host: "h").text))
    XCTAssertNil(model.appeared())
    await model.retryTapped().value
    XCTAssertEqual(model.phase, .loaded)
  }

  func testAnEmptyAssortmentIsAFailure() async throws {
    let empty = AssortmentSnapshot(tree: try Fixture.tree(text: #"{"categories":[]}"#))
    let model = model([.success(empty)])
    await model.appeared()?.value
    XCTAssertEqual(model.phase, .failed(AssortmentText.empty))
    XCTAssertEqual(model.levels, [])
  }

  func testARefreshAsksForTheNewestAndKeepsTheLevel() async throws {
    let old = try Fixture.tree("ordinary.json")
    let text = String(decoding: try Fixture.data("ordinary.json"), as: UTF8.self)
    let first = #"{ "label": "Shop", "url": "https://www.bonprix.de/start" },"#
    let new = try Fixture.tree(
      text: text.replacingOccurrences(of: first, with: first + #"{"label":"Neu","url":"/neu"},"#))
    let asked = Recorder<AssortmentService.Freshness>()
    let model = model(
      [.success(AssortmentSnapshot(tree: old)), .success(AssortmentSnapshot(tree: new))], asked: asked)
    await model.appeared()?.value
    try open("Damen", "Mode", "Kleider", in: model)
    let page = model.page
    let task = model.refreshTapped()
    XCTAssertEqual(model.phase, .refreshing)
    await task.value
    XCTAssertEqual(model.phase, .loaded)
    XCTAssertEqual(model.path, CategoryPath([2, 1]))
    XCTAssertEqual(model.levels.last?.title, "Mode")
    XCTAssertTrue(model.page === page)
    XCTAssertEqual(asked.values, [.recent, .newest])
  }

  func testAFailedRefreshKeepsTheAssortmentAndSaysWhy() async throws {
    let tree = try Fixture.tree("ordinary.json")
    let model = model([.success(AssortmentSnapshot(tree: tree)), .failure(.timeout(20))])
    await model.appeared()?.value
    try open("Damen", in: model)
    await model.refreshTapped().value
    XCTAssertEqual(model.phase, .loaded)
    XCTAssertEqual(model.path, CategoryPath([1]))
    XCTAssertEqual(model.notice, AssortmentText.refreshFailed(HTTPFailure.timeout(20).text))
  }

  func testAStoredCopySaysHowOldItIs() async throws {
    let tree = try Fixture.tree("ordinary.json")
    let stored = Date(timeIntervalSince1970: 0)
    let cached = model(
      [.success(AssortmentSnapshot(tree: tree, origin: .cache(storedAt: stored)))],
      now: stored.addingTimeInterval(125))
    await cached.appeared()?.value
    XCTAssertEqual(cached.notice, "Updated 2 minutes ago.")
    let offline = model(
      [.success(AssortmentSnapshot(tree: tree, origin: .offlineCopy(storedAt: stored)))],
      now: stored.addingTimeInterval(86_400))
    await offline.appeared()?.value
    XCTAssertEqual(offline.notice, "The shop cannot be reached. This is what it had 1 day ago.")
    let fresh = try await loadedModel()
    XCTAssertNil(fresh.notice)
  }

  func testALateAnswerOfAnEarlierLoadChangesNothing() async throws {
    let (early, late) = (try Fixture.tree("ordinary.json"), try Fixture.tree("kinds.json"))
    let gate = Signal()
    let calls = Recorder<Void>()
    let model = AssortmentModel(
      service: AssortmentService { _ in
        calls.append(())
        if calls.values.count == 1 {
          await gate.wait()
          return AssortmentSnapshot(tree: early)
        }
        return AssortmentSnapshot(tree: late)
      }, openElsewhere: { _ in }, openShop: {})
    let first = model.appeared()
    while calls.values.isEmpty { await Task.yield() }
    await model.refreshTapped().value
    await gate.open()
    await first?.value
    XCTAssertEqual(model.levels.first?.rows.count, late.root.children.count)
    XCTAssertEqual(model.phase, .loaded)
  }
}

/// Holds those who wait until it is opened, whether they are cancelled or not.
private actor Signal {
  private var isOpen = false
  private var waiters: [CheckedContinuation<Void, Never>] = []

  func wait() async {
    guard !isOpen else { return }
    await withCheckedContinuation { waiters.append($0) }
  }

  func open() {
    isOpen = true
    for waiter in waiters { waiter.resume() }
    waiters = []
  }
}
