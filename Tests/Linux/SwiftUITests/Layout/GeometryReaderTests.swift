import SwiftUI
import SwiftUITesting
import XCTest

final class GeometryReaderTests: XCTestCase {
  func testAReaderTakesAllAndPutsItsContentInTheLeadingCorner() {
    MainActor.assumeIsolated {
      layout("in the corner", in: (100, 80), ["f": (0, 0, 100, 80), "a": (0, 0, 50, 20)]) {
        GeometryReader { Box("a", $0.size.width / 2, $0.size.height / 4) }.background(fill("f"))
      }
      layout("from the right", in: (100, 80), rightToLeft: true, ["a": (90, 0, 10, 10)]) {
        GeometryReader { _ in Box("a", 10, 10) }
      }
      layout("what a stack leaves", in: (100, 10), ["a": (30, 0, 70, 10)]) {
        HStack(spacing: 0) {
          Box("b", 30, 10); GeometryReader { Box("a", $0.size.width, $0.size.height) }
        }
      }
      layout("10 points if nothing is offered", in: (100, 100), ["a": (45, 45, 10, 10)]) {
        GeometryReader { Box("a", $0.size.width, $0.size.height) }.fixedSize()
      }
      layout("one in another", in: (100, 100), ["a": (0, 0, 25, 25)]) {
        GeometryReader { outer in
          GeometryReader { Box("a", $0.size.width / 2, $0.size.height / 2) }
            .frame(width: outer.size.width / 2, height: outer.size.height / 2)
        }
      }
      layout("even without any size", in: (0, 0), ["a": (0, 0, 5, 5)]) {
        GeometryReader { _ in Box("a", 5, 5) }
      }
      layout("several views on one another", in: (40, 40), ["a": (0, 0, 20, 20), "b": (0, 0, 10, 10)]) {
        GeometryReader { _ in
          Box("a", 20, 20); Box("b", 10, 10)
        }
      }
    }
  }

  func testAReaderKnowsItsFrames() {
    MainActor.assumeIsolated {
      var local = CGRect.null
      var global = CGRect.null
      var named = CGRect.null
      var unknown = CGRect.null
      let reader = GeometryReader { proxy -> EmptyView in
        local = proxy.frame(in: .local)
        global = proxy.frame(in: .global)
        named = proxy.frame(in: .named("page"))
        unknown = proxy.frame(in: .named("other"))
        return EmptyView()
      }
      _ = Screen(size: CGSize(width: 100, height: 100)) {
        reader.padding(10).coordinateSpace(name: "page").padding(5)
      }
      XCTAssertEqual(local, CGRect(x: 0, y: 0, width: 70, height: 70))
      XCTAssertEqual(global, CGRect(x: 15, y: 15, width: 70, height: 70))
      XCTAssertEqual(named, CGRect(x: 10, y: 10, width: 70, height: 70))
      XCTAssertEqual(unknown, global)
    }
  }

  func testTheContentIsEvaluatedOnceForASizeAndNeverLate() {
    MainActor.assumeIsolated {
      var sizes: [CGSize] = []
      let reader = GeometryReader { proxy -> Box in
        sizes.append(proxy.size)
        return Box("a", proxy.size.width, proxy.size.height)
      }
      let screen = Screen(size: CGSize(width: 100, height: 50)) { reader }
      XCTAssertEqual(sizes, [CGSize(width: 100, height: 50)])
      screen.tree.resize(to: CGSize(width: 60, height: 50))
      XCTAssertEqual(sizes, [CGSize(width: 100, height: 50), CGSize(width: 60, height: 50)])
      XCTAssertEqual(screen.find("a")?.frame.width, 60)
      screen.update()
      XCTAssertEqual(sizes.count, 2)
    }
  }

  func testTheContentFollowsThePlaceIfItAsksForIt() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 100, height: 100)) { Moved() }
      XCTAssertNotNil(screen.find("10"))
      screen.content(ButtonContent.self)?.press()
      screen.update()
      XCTAssertNotNil(screen.find("30"))
      XCTAssertEqual(screen.messages, [])
      screen.unmount()
      XCTAssertEqual(screen.tree.nodeCount, 0)
      XCTAssertEqual(screen.tree.elementCount, 0)
    }
  }

  func testAChangeInsideIsNoneOutside() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 100, height: 100)) {
        HStack {
          fill("a"); GeometryReader { _ in Toggled() }
        }
      }
      let before = screen.tree.arrangements
      screen.content(ButtonContent.self)?.press()
      screen.update()
      XCTAssertEqual(screen.find("b")?.frame(in: .global), CGRect(x: 54, y: 0, width: 40, height: 40))
      // The reader, the box in its layer, the stack of the layer, the button, its label and the chrome around.
      XCTAssertLessThanOrEqual(screen.tree.arrangements - before, 7)
    }
  }
}

private struct Moved: View {
  @State private var top: CGFloat = 10

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Box("space", 5, top)
      GeometryReader { Box("\(Int($0.frame(in: .global).minY))", 1, 1) }.frame(width: 20, height: 20)
      Button("") { top = 30 }
      Spacer()
    }
  }
}

private struct Toggled: View {
  @State private var side: CGFloat = 20

  var body: some View {
    Box("b", side, side).overlay(Button("") { side = 40 })
  }
}
