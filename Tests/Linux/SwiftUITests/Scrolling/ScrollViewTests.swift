import XCTest

import SwiftUI
import SwiftUITesting

@MainActor
private final class ScrolledModel: ObservableObject {
  @Published var count = 50
  @Published var id = 0
  var proxy: ScrollViewProxy?
}

private struct ScrolledLines: View {
  @ObservedObject var box: ScrolledModel

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<box.count, id: \.self) { Text(String($0)) }
      }
    }
  }
}

private struct Reader: View {
  let box: ScrolledModel
  let isLazy: Bool

  var body: some View {
    ScrollViewReader { proxy in
      Text("above").onAppear { box.proxy = proxy }
      ScrollView {
        if isLazy {
          LazyVStack(spacing: 0) { ForEach(0..<5000) { Text(String($0)) } }
        } else {
          VStack(spacing: 0) {
            Text("marked").id("mark")
            ForEach(0..<200) { Text(String($0)) }
            Text("end").id("end")
          }
        }
      }
    }
  }
}

private struct Remembering: View {
  @ObservedObject var box: ScrolledModel

  var body: some View {
    Tally().id(box.id)
  }
}

private struct Tally: View {
  @State private var count = 0

  var body: some View {
    Button("Count \(count)") { count += 1 }
  }
}

final class ScrollViewTests: XCTestCase {
  func testItIsAsLargeAsItIsOfferedAndItsContentAsItLikes() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 100, height: 200)) { ScrolledLines(box: ScrolledModel()) }
      XCTAssertEqual(screen.find(ScrollContent.self)?.frame, CGRect(x: 0, y: 0, width: 100, height: 200))
      XCTAssertEqual(screen.scroll.contentSize, CGSize(width: 100, height: 1000))
      XCTAssertEqual(screen.frameInScroll(screen.elements.last ?? screen.elements[0]).maxY, 1000)
      screen.scroll(to: 5000)
      XCTAssertEqual(screen.scroll.offset.y, 800)
    }
  }

  func testTheOffsetIsClampedWhenTheContentShrinks() {
    MainActor.assumeIsolated {
      let box = ScrolledModel()
      let screen = Screen(size: CGSize(width: 100, height: 200)) { ScrolledLines(box: box) }
      var changes = 0
      screen.scroll.changed = { _ in changes += 1 }
      screen.scroll(to: 700)
      XCTAssertEqual(changes, 0, "a host knows where a person scrolled")
      box.count = 20
      screen.update()
      XCTAssertEqual(screen.scroll.offset.y, 200)
      XCTAssertGreaterThan(changes, 0)
    }
  }

  func testAHorizontalOneStartsWhereLinesBegin() {
    MainActor.assumeIsolated {
      var environment = EnvironmentValues()
      environment.layoutDirection = .rightToLeft
      let screen = Screen(size: CGSize(width: 100, height: 200), environment: environment) {
        ScrollView(.horizontal) {
          HStack(spacing: 0) { ForEach(0..<20) { Text("row \($0)") } }
        }
      }
      let width = screen.scroll.contentSize.width
      XCTAssertGreaterThan(width, 100)
      XCTAssertEqual(screen.scroll.offset.x, width - 100)
      XCTAssertEqual(screen.find("row 0").map(screen.frameInScroll)?.maxX, width)
      screen.scroll.scrolled(to: .zero)
      screen.update()
      XCTAssertEqual(screen.scroll.offset.x, 0)
    }
  }

  func testALazyRowStartsAtTheRightWhereLinesBeginThere() {
    MainActor.assumeIsolated {
      var environment = EnvironmentValues()
      environment.layoutDirection = .rightToLeft
      let screen = Screen(size: CGSize(width: 100, height: 200), environment: environment) {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) { ForEach(0..<1000) { Text(String(1000 + $0)) } }
        }
      }
      XCTAssertEqual(screen.scroll.contentSize.width, 32_000)
      XCTAssertEqual(screen.find("1000").map(screen.frameInScroll)?.maxX, 32_000)
      XCTAssertLessThan(screen.rowCount, 12)
      screen.scroll.scrolled(to: .zero)
      screen.update()
      XCTAssertEqual(screen.find("1999").map(screen.frameInScroll)?.minX, 0)
    }
  }

  func testAProxyScrollsToAViewWithAnIdentity() {
    MainActor.assumeIsolated {
      let box = ScrolledModel()
      let screen = Screen(size: CGSize(width: 100, height: 228)) {
        VStack { Reader(box: box, isLazy: false) }
      }
      XCTAssertEqual(screen.scroll.viewport.height, 200)
      box.proxy?.scrollTo("end")
      screen.update()
      XCTAssertEqual(screen.scroll.offset.y, 202 * 20 - 200)
      box.proxy?.scrollTo(100, anchor: .center)
      screen.update()
      XCTAssertEqual(screen.visibleRows[100], 90)
      box.proxy?.scrollTo("mark", anchor: .top)
      screen.update()
      XCTAssertEqual(screen.scroll.offset.y, 0)
    }
  }

  func testAProxyScrollsToARowThatIsNotMounted() {
    MainActor.assumeIsolated {
      let box = ScrolledModel()
      let screen = Screen(size: CGSize(width: 100, height: 228)) { VStack { Reader(box: box, isLazy: true) } }
      XCTAssertNil(screen.find("4000"))
      box.proxy?.scrollTo(4000, anchor: .top)
      screen.update()
      XCTAssertEqual(screen.visibleRows[4000], 0)
      box.proxy?.scrollTo(3999)
      screen.update()
      XCTAssertEqual(screen.visibleRows[3999], 0)
      box.proxy?.scrollTo(4100)
      screen.update()
      XCTAssertEqual(screen.visibleRows[4100], 180)
    }
  }

  func testAnotherIdentityBeginsWithNewState() {
    MainActor.assumeIsolated {
      let box = ScrolledModel()
      let screen = Screen { Remembering(box: box) }
      screen.content(ButtonContent.self, "Count 0")?.press()
      screen.update()
      XCTAssertNotNil(screen.find("Count 1"))
      box.id = 1
      screen.update()
      XCTAssertNotNil(screen.find("Count 0"))
    }
  }

  func testAPinnedHeaderStaysInSightUntilTheNextOneComes() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 100, height: 200)) {
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            ForEach(0..<20) { section in
              Section(header: Text("Header \(section)")) {
                ForEach(0..<20) { Text("\(section).\($0)") }
              }
            }
          }
        }
      }
      screen.scroll(to: 100)
      XCTAssertEqual(screen.find("Header 0").map(screen.frameInScroll)?.minY, 100)
      screen.scroll(to: 410)
      XCTAssertEqual(screen.find("Header 0").map(screen.frameInScroll)?.minY, 400)
      XCTAssertEqual(screen.find("Header 1").map(screen.frameInScroll)?.minY, 420)
      screen.scroll(to: 4300)
      XCTAssertEqual(screen.find("Header 10").map(screen.frameInScroll)?.minY, 4300)
    }
  }

  func testAPinnedFooterStaysInSightFromTheStartOfItsSection() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 100, height: 200)) {
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
            ForEach(0..<20) { section in
              Section(header: Text("Header \(section)"), footer: Text("Footer \(section)")) {
                ForEach(0..<100) { Text("\(section).\($0)") }
              }
            }
          }
        }
      }
      XCTAssertEqual(screen.find("Footer 0").map(screen.frameInScroll)?.maxY, 200)
      screen.scroll(to: 1900)
      XCTAssertEqual(screen.find("Footer 0").map(screen.frameInScroll)?.maxY, 2040)
      XCTAssertEqual(screen.find("Footer 1").map(screen.frameInScroll)?.maxY, 2100)
    }
  }
}
