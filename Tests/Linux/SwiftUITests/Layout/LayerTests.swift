import SwiftUI
import SwiftUITesting
import XCTest

final class LayerTests: XCTestCase {
  func testViewsLieOnOneAnother() {
    MainActor.assumeIsolated {
      layout("centred", in: (100, 100), ["a": (30, 30, 40, 40), "b": (40, 40, 20, 20)]) {
        ZStack {
          Box("a", 40, 40); Box("b", 20, 20)
        }
      }
      layout("in a corner", in: (100, 100), ["a": (30, 30, 40, 40), "b": (50, 50, 20, 20)]) {
        ZStack(alignment: .bottomTrailing) {
          Box("a", 40, 40); Box("b", 20, 20)
        }
      }
      layout("as large as all", in: (100, 100), ["a": (30, 30, 40, 10), "b": (30, 30, 10, 40)]) {
        ZStack(alignment: .topLeading) {
          Box("a", 40, 10); Box("b", 10, 40)
        }
      }
      layout("as large as what fills", in: (100, 100), ["a": (0, 0, 100, 100), "b": (0, 0, 20, 20)]) {
        ZStack(alignment: .topLeading) {
          fill("a"); Box("b", 20, 20)
        }
      }
      layout("as large as who matters most", in: (100, 100), ["a": (40, 40, 20, 20), "b": (40, 40, 20, 20)]) {
        ZStack {
          fill("a"); Box("b", 20, 20).layoutPriority(1)
        }
      }
    }
  }

  func testALayerHasTheSizeOfItsView() {
    MainActor.assumeIsolated {
      layout("behind", in: (100, 100), ["a": (40, 45, 20, 10), "f": (40, 45, 20, 10)]) {
        Box("a", 20, 10).background(fill("f"))
      }
      layout("larger, without a trace", in: (40, 20), ["b": (-10, -10, 40, 40), "c": (20, 0, 20, 20)]) {
        HStack(spacing: 0) {
          Box("a", 20, 20).overlay(Box("b", 40, 40)); Box("c", 20, 20)
        }
      }
      layout("in a corner", in: (40, 40), ["b": (30, 0, 10, 10)]) {
        Box("a", 40, 40).overlay(Box("b", 10, 10), alignment: .topTrailing)
      }
      layout("empty", in: (40, 40), ["a": (10, 10, 20, 20)]) {
        Box("a", 20, 20).background(EmptyView()).overlay(EmptyView())
      }
      layout("of several views", in: (40, 40), ["b": (15, 15, 10, 10), "c": (10, 10, 20, 20)]) {
        Box("a", 40, 40).background(
          Group {
            Box("b", 10, 10); Box("c", 20, 20)
          })
      }
      layout("of several views in a corner", in: (40, 40), ["b": (5, 5, 10, 10), "c": (0, 0, 20, 20)]) {
        Box("a", 40, 40).background(
          Group {
            Box("b", 10, 10); Box("c", 20, 20)
          }, alignment: .topLeading)
      }
      layout("by a baseline", in: (8, 20), ["b": (0, 11, 4, 4)]) {
        Text("a").overlay(
          Box("b", 4, 4), alignment: Alignment(horizontal: .leading, vertical: .firstTextBaseline))
      }
    }
  }

  func testBackgroundsAreDrawnFirstAndOverlaysLast() {
    MainActor.assumeIsolated {
      let screen = Screen { Box("a", 20, 20).zIndex(-1).background(fill("b")).overlay(fill("c")) }
      XCTAssertEqual(screen.drawn, ["b", "a", "c"])
    }
  }

  func testZIndexOrdersTheViewsOfAContainer() {
    MainActor.assumeIsolated {
      let screen = Screen { Reordered() }
      XCTAssertEqual(screen.drawn, ["b", "d", "a", "c"])
      let changes = screen.structureChanges
      screen.content(ButtonContent.self)?.press()
      screen.update()
      XCTAssertEqual(screen.drawn, ["b", "d", "c", "a"])
      XCTAssertGreaterThan(screen.structureChanges, changes)
    }
  }

  func testEachViewOfAGroupHasALayer() {
    MainActor.assumeIsolated {
      let screen = Screen { Growing() }
      XCTAssertEqual(screen.drawn, ["f", "0", "f", "1"])
      screen.content(ButtonContent.self)?.press()
      screen.update()
      XCTAssertEqual(screen.drawn, ["f", "0", "f", "1", "f", "2"])
      screen.content(ButtonContent.self)?.press()
      screen.update()
      XCTAssertEqual(screen.drawn, ["f", "0"])
      screen.unmount()
      XCTAssertEqual(screen.tree.nodeCount, 0)
      XCTAssertEqual(screen.tree.elementCount, 0)
    }
  }

  func testALayerDisappearsWithItsView() {
    MainActor.assumeIsolated {
      var gone = 0
      let screen = Screen { Vanishing { gone += 1 } }
      screen.content(ButtonContent.self)?.press()
      screen.update()
      XCTAssertEqual(gone, 2)
    }
  }

  func testALayerDisappearsWithARowOutOfView() throws {
    try MainActor.assumeIsolated {
      var gone = 0
      let screen = Screen {
        Rows(inside: ForEach(0..<3) { Box("\($0)", 10, 10) }.background(fill("f").onDisappear { gone += 1 }))
      }
      let rows = try XCTUnwrap(screen.root?.children.first?.node)
      for child in rows.children {
        child.collect { if case .lazy(let items) = $0 { items.unmount(allBut: 1..<2) } }
      }
      XCTAssertEqual(gone, 2)
    }
  }

  func testALayerFollowsItsState() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 100, height: 100)) { Badge() }
      XCTAssertNil(screen.find("badge"))
      screen.content(ButtonContent.self)?.press()
      screen.update()
      XCTAssertEqual(screen.find("badge")?.frame(in: .global), CGRect(x: 40, y: 40, width: 4, height: 4))
    }
  }
}

extension Screen {
  /// The names of the boxes in the order in which they are drawn.
  fileprivate var drawn: [String] {
    func names(_ element: Element) -> [String] {
      [(element.content as? BoxContent)?.name].compactMap { $0 }
        + element.childrenFromBackToFront.flatMap(names)
    }
    return root.map(names) ?? []
  }
}

private struct Reordered: View {
  @State private var isRaised = false

  var body: some View {
    ZStack {
      Box("a", 1, 1).zIndex(isRaised ? 3 : 1).padding()
      Box("b", 1, 1)
      Box("c", 1, 1).zIndex(2)
      Box("d", 1, 1)
      Button("") { isRaised = true }
    }
  }
}

private struct Growing: View {
  @State private var counts = [1, 3, 2]

  var body: some View {
    VStack {
      ForEach(0..<counts[counts.count - 1], id: \.self) { Box("\($0)", 10, 10) }.background(fill("f"))
      Button("") { counts.removeLast() }
    }
  }
}

private struct Vanishing: View {
  let gone: () -> Void
  @State private var count = 3

  var body: some View {
    VStack {
      ForEach(0..<count, id: \.self) { Box("\($0)", 10, 10) }.background(fill("f").onDisappear(perform: gone))
      Button("") { count = 1 }
    }
  }
}

/// A container whose rows could be mounted one by one.
nonisolated private struct Rows<Inside: View>: _PrimitiveView {
  let inside: Inside
}

extension Rows: ElementView {
  static var isLazy: Bool { true }

  @MainActor func configure(_ element: Element, in environment: EnvironmentValues) {}
}

private struct Badge: View {
  @State private var isShown = false

  var body: some View {
    Box("a", 20, 20)
      .overlay(isShown ? Box("badge", 4, 4) : nil, alignment: .topLeading)
      .overlay(Button("") { isShown = true })
  }
}
