import Combine
import XCTest

import SwiftUI
import SwiftUITesting

/// Changes that come at the worst moment: from inside a body, an action that ends its own view, another thread.
final class ReentrancyTests: XCTestCase {
  private struct Restless: View {
    @State private var count = 0

    var body: some View {
      count += 1
      return VStack {
        Text("restless")
        Text("\(count)")
      }
    }
  }

  func testAViewThatChangesItsStateInItsBodyIsStillShownWithTheRest() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 200, height: 200)) {
        VStack {
          Restless()
          Text("calm")
        }
      }
      screen.update()
      screen.update()
      XCTAssertGreaterThan(screen.find("calm")?.frame.width ?? 0, 0)
      XCTAssertEqual(screen.messages.count, 1)
      XCTAssertLessThan(screen.tree.evaluations, 200)
      screen.unmount()
    }
  }

  private struct Page: View {
    @Environment(\.presentationMode) private var mode

    var body: some View {
      Text("page").onAppear { mode.wrappedValue.dismiss() }
    }
  }

  func testAPageAndASheetThatDismissThemselvesWhenTheyAppear() throws {
    try MainActor.assumeIsolated {
      let screen = Screen { NavigationView { NavigationLink("go", destination: Page()) } }
      try screen.tap(.text("go"))
      XCTAssertNil(screen.find("page"))
      try screen.tap(.text("go"))
      XCTAssertNil(screen.find("page"))
      try screen.close()

      var dismissals = 0
      let other = Screen { Presenter { dismissals += 1 } }
      try other.tap(.text("show"))
      XCTAssertNil(other.find("page"))
      try other.tap(.text("show"))
      XCTAssertEqual(dismissals, 2)
      try other.close()
    }
  }

  private struct Presenter: View {
    @State private var isShown = false
    let dismissed: () -> Void

    var body: some View {
      Button("show") { isShown = true }.sheet(isPresented: $isShown, onDismiss: dismissed) { Page() }
    }
  }

  @MainActor
  private final class Rows: ObservableObject {
    @Published var items = [0, 1, 2, 3]
    @Published var bump = 0
    var gone: [Int] = []
  }

  private struct SelfDeleting: View {
    @ObservedObject var rows: Rows

    var body: some View {
      List(rows.items, id: \.self) { item in
        Button("row \(item)") { rows.items.removeAll { $0 == item } }
          .onChange(of: rows.bump) { _ in rows.items.removeAll { $0 == item } }
          .onDisappear { rows.gone.append(item) }
      }
    }
  }

  func testRowsThatDeleteThemselves() throws {
    try MainActor.assumeIsolated {
      let rows = Rows()
      let screen = Screen { SelfDeleting(rows: rows) }
      try screen.tap(.text("row 1"))
      XCTAssertEqual(screen.texts, ["row 0", "row 2", "row 3"])
      rows.bump += 1
      screen.update()
      XCTAssertEqual(screen.texts, [])
      XCTAssertEqual(rows.gone.sorted(), [0, 1, 2, 3])
      try screen.close()
    }
  }

  private struct Item: Identifiable {
    let id: Int
  }

  private struct ItemPresenter: View {
    @State private var item: Item?
    @State private var log: [String] = []

    var body: some View {
      VStack {
        Button("show") { item = Item(id: 1) }
        Text(log.joined(separator: " "))
      }
      .sheet(item: $item, onDismiss: { log.append("closed") }) { shown in
        Button("next \(shown.id)") { item = shown.id < 3 ? Item(id: shown.id + 1) : nil }
          .onDisappear {
            item = nil
            log.append("gone")
          }
      }
    }
  }

  func testAnItemThatIsReplacedAndTakenAwayWhileItsSheetCloses() throws {
    try MainActor.assumeIsolated {
      let screen = Screen { ItemPresenter() }
      try screen.tap(.text("show"))
      try screen.tap(.text("next 1"))
      XCTAssertEqual(screen.tree.presentations.shown.count, 0)
      // The second sheet is closed before it appears.
      XCTAssertEqual(screen.texts, ["show", "gone closed closed"])
      try screen.close()
    }
  }

  func testAWindowThatEndsWhileItIsUpdated() throws {
    try MainActor.assumeIsolated {
      var end: () -> Void = {}
      let screen = Screen {
        VStack {
          Text("a").onAppear { end() }
          List(0..<100) { Text("\($0)").onAppear { end() } }
        }
      }
      let other = Screen { Late(act: { screen.unmount() }) }
      end = { screen.unmount() }
      try other.tap(.text("act"))
      other.unmount()
      screen.update()
      XCTAssertEqual(screen.tree.nodeCount, 0)
      XCTAssertEqual(screen.tree.elementCount, 0)

      var unmount: () -> Void = {}
      let third = Screen { Late(act: { unmount() }) }
      unmount = { third.unmount() }
      try? third.tap(.text("change"))
      third.update()
      XCTAssertEqual(third.tree.nodeCount, 0)
      XCTAssertEqual(third.tree.elementCount, 0)
    }
  }

  private struct Late: View {
    @State private var number = 0
    let act: () -> Void

    var body: some View {
      VStack {
        Button("act", action: act)
        Button("change") { number += 1 }
        Text("\(number)").onChange(of: number) { _ in act() }
      }
    }
  }

  private final class Source: ObservableObject, @unchecked Sendable {
    // Needs no guard: both are set once, and send from any thread.
    let objectWillChange = ObservableObjectPublisher()
    let values = PassthroughSubject<Int, Never>()
  }

  private struct Observing: View {
    @ObservedObject var source: Source

    var body: some View {
      Text("a").onReceive(source.values) { _ in }
    }
  }

  func testObjectsThatSendFromOtherThreadsWhileViewsComeAndGo() {
    MainActor.assumeIsolated {
      let source = Source()
      let isOver = Flag()
      let thread = Thread {
        while !isOver.isSet {
          source.objectWillChange.send()
          source.values.send(1)
        }
        isOver.acknowledge()
      }
      thread.start()
      for _ in 0..<2000 {
        let screen = Screen { Observing(source: source) }
        screen.update()
        screen.unmount()
      }
      isOver.set()
      isOver.wait()
    }
  }
}

/// Ends a thread.
private final class Flag: @unchecked Sendable {
  // `condition` guards both.
  private let condition = NSCondition()
  private var isDone = false
  private var isAcknowledged = false

  var isSet: Bool { condition.withLock { isDone } }
  func set() { condition.withLock { isDone = true } }

  func acknowledge() {
    condition.withLock { isAcknowledged = true }
    condition.signal()
  }

  func wait() {
    condition.withLock { while !isAcknowledged { condition.wait() } }
  }
}
