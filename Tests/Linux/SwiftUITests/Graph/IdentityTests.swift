import XCTest

import SwiftUI
import SwiftUITesting

/// Which state belongs to which view, when views change places.
final class IdentityTests: XCTestCase {
  @MainActor
  private final class Model: ObservableObject {
    @Published var isFirst = true
    @Published var ids = [1, 2, 3]
    @Published var others = [4]
    @Published var identity = 0
    @Published var wrapsInAnyView = false
  }

  /// Counts its presses, in state of its own.
  private struct Cell: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
    }
  }

  private struct Branches: View {
    @ObservedObject var model: Model

    var body: some View {
      VStack {
        if model.isFirst { Cell(name: "a") } else { Cell(name: "b") }
        Cell(name: "c").id(model.identity)
        model.wrapsInAnyView ? AnyView(Cell(name: "d").padding()) : AnyView(Cell(name: "d"))
        Cell(name: "e")
      }
    }
  }

  func testStateGoesWithTheBranchTheIdentityAndTheTypeAndNothingElse() throws {
    try MainActor.assumeIsolated {
      let model = Model()
      let screen = Screen { Branches(model: model) }
      for name in ["a 0", "c 0", "d 0", "e 0"] { try screen.tap(.text(name)) }
      model.isFirst = false
      screen.update()
      XCTAssertEqual(screen.texts, ["b 0", "c 1", "d 1", "e 1"])
      model.isFirst = true
      model.identity = 1
      screen.update()
      XCTAssertEqual(screen.texts, ["a 0", "c 0", "d 1", "e 1"])
      model.wrapsInAnyView = true
      screen.update()
      XCTAssertEqual(screen.texts, ["a 0", "c 0", "d 0", "e 1"])
      try screen.close()
    }
  }

  private struct Rows: View {
    @ObservedObject var model: Model
    let isLazy: Bool

    var body: some View {
      if isLazy {
        List {
          Section { ForEach(model.ids, id: \.self) { Cell(name: "\($0)") } }
          Section { ForEach(model.others, id: \.self) { Cell(name: "\($0)") } }
        }
      } else {
        VStack {
          ForEach(model.ids, id: \.self) { Cell(name: "\($0)") }
          ForEach(model.others, id: \.self) { Cell(name: "\($0)") }
        }
      }
    }
  }

  func testRowsKeepTheirStateWhenTheyMoveAndBeginAnewInAnotherSection() throws {
    try MainActor.assumeIsolated {
      for isLazy in [false, true] {
        let model = Model()
        let screen = Screen { Rows(model: model, isLazy: isLazy) }
        for name in ["1 0", "2 0"] { try screen.tap(.text(name)) }
        model.ids = [3, 2, 1]
        screen.update()
        XCTAssertEqual(screen.texts, ["3 0", "2 1", "1 1", "4 0"])
        model.ids = [3]
        model.others = [1, 4, 2]
        screen.update()
        XCTAssertEqual(screen.texts, ["3 0", "1 0", "4 0", "2 0"])
        model.ids = []
        model.others = []
        screen.update()
        XCTAssertEqual(screen.texts, [])
        try screen.close()
      }
    }
  }

  func testTheFirstOfTwoRowsWithTheSameIdentityIsShownAndTheOtherOneOnceItIsAlone() throws {
    try MainActor.assumeIsolated {
      for isLazy in [false, true] {
        let model = Model()
        model.ids = [1, 2, 1]
        let screen = Screen { Rows(model: model, isLazy: isLazy) }
        XCTAssertEqual(screen.texts, ["1 0", "2 0", "4 0"])
        try screen.tap(.text("1 0"))
        model.ids = [2, 1]
        screen.update()
        XCTAssertEqual(screen.texts, ["2 0", "1 1", "4 0"])
        model.ids = [1, 1, 1]
        screen.update()
        XCTAssertEqual(screen.texts, ["1 1", "4 0"])
        XCTAssertEqual(screen.messages.count, 1)
        try screen.close()
      }
    }
  }
}

extension Screen {
  /// All texts that are mounted, in order.
  var texts: [String] { elements.compactMap { ($0.content as? TextContent)?.text.plain } }
}
