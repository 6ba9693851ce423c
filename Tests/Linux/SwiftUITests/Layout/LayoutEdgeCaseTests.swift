import SwiftUI
import SwiftUITesting
import XCTest

final class LayoutEdgeCaseTests: XCTestCase {
  func testAHiddenViewKeepsItsSpace() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 30, height: 10)) {
        HStack(spacing: 0) {
          Box("a", 20, 10).hidden(); Box("b", 10, 10)
        }
      }
      XCTAssertEqual(screen.find("b")?.frame(in: .global).minX, 20)
      XCTAssertEqual(screen.find(HiddenContent.self)?.accessibility.isHidden, true)
      XCTAssertEqual(screen.find(HiddenContent.self)?.children.count, 1)
    }
  }

  func testAnImageIsMirroredOnlyFromTheRight() {
    MainActor.assumeIsolated {
      @MainActor func isMirrored(_ direction: LayoutDirection, _ isEnabled: Bool) -> Bool? {
        let screen = Screen {
          Box("a", 1, 1).flipsForRightToLeftLayoutDirection(isEnabled)
            .environment(\.layoutDirection, direction)
        }
        return screen.content(MirroringContent.self)?.isMirrored
      }
      XCTAssertEqual(isMirrored(.rightToLeft, true), true)
      XCTAssertEqual(isMirrored(.rightToLeft, false), false)
      XCTAssertEqual(isMirrored(.leftToRight, true), false)
    }
  }

  func testSafeAreasChangeNothing() {
    MainActor.assumeIsolated {
      layout("nothing", in: (50, 50), ["a": (5, 5, 40, 40)]) {
        fill("a").padding(5).ignoresSafeArea().edgesIgnoringSafeArea(.all).frame()
      }
    }
  }

  func testLengthsThatAreNoneAreToldOnceAndHarmNobody() {
    MainActor.assumeIsolated {
      let none = CGFloat.nan
      let screen = Screen(size: CGSize(width: 100, height: 100)) {
        VStack(spacing: none) {
          fill("a").frame(width: none, height: -5)
          fill("b").frame(minWidth: none, maxWidth: none).padding(none)
          fill("c").offset(x: none, y: .infinity).position(x: none, y: -.infinity)
          fill("d").aspectRatio(none, contentMode: .fit)
          fill("e").aspectRatio(0, contentMode: .fill).alignmentGuide(.leading) { _ in .nan }
          fill("f").frame(width: .infinity).layoutPriority(none).zIndex(none)
          Spacer(minLength: none)
        }
      }
      for name in ["a", "b", "c", "d", "e", "f"] {
        let frame = screen.find(name)?.frame(in: .global) ?? .null
        XCTAssertTrue((frame.minX + frame.minY + frame.width + frame.height).isFinite, "\(name): \(frame)")
      }
      XCTAssertTrue(screen.messages.contains("frame: -5.0 is not a length to work with."))
      XCTAssertEqual(screen.messages.count, Set(screen.messages).count)
      let told = screen.messages
      screen.tree.resize(to: CGSize(width: 90, height: 90))
      XCTAssertEqual(screen.messages, told)
    }
  }

  func testTheLeastOfContradictoryLimitsWins() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 200, height: 10)) {
        fill("a").frame(minWidth: 80, maxWidth: 40)
      }
      XCTAssertEqual(screen.find("a")?.frame.width, 80)
      XCTAssertEqual(
        screen.messages, ["frame: the limits of a length contradict one another; the least one wins."])
    }
  }

  func testALeafWithoutASizeHasNone() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 100, height: 10)) {
        HStack(spacing: 0) {
          Box("a", .nan, 10); Box("b", -20, 10); Box("c", 10, 10)
        }
      }
      XCTAssertEqual(screen.find("c")?.frame(in: .global).minX, 45)
      XCTAssertEqual(screen.messages.count, 2)
    }
  }

  func testInfiniteSizesStayWithinWhatAHostCanShow() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 100, height: 10)) {
        HStack {
          Box("a", .infinity, 10); Box("b", .infinity, .infinity); fill("c")
        }
      }
      for name in ["a", "b", "c"] {
        let frame = screen.find(name)?.frame(in: .global) ?? .null
        XCTAssertLessThan(abs(frame.minX) + abs(frame.minY) + frame.width + frame.height, 1e8, name)
      }
    }
  }

  func testAGuideFollowsTheStateItReads() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 100, height: 100)) { Indented() }
      XCTAssertEqual(screen.find("b")?.frame.minX, 0)
      screen.content(ButtonContent.self)?.press()
      screen.update()
      XCTAssertEqual(screen.find("b")?.frame(in: .named("stack")).minX, 15)
    }
  }

  func testAnotherDirectionOfReadingMirrorsWhatIsShown() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 100, height: 10)) {
        HStack(spacing: 0) {
          Box("a", 20, 10).padding(.leading, 5).overlay(Box("b", 4, 4), alignment: .topLeading)
          GeometryReader { _ in Box("c", 10, 10) }
        }
      }
      var environment = EnvironmentValues()
      environment.layoutDirection = .rightToLeft
      screen.tree.inherit(environment)
      screen.update()
      XCTAssertEqual(screen.find("a")?.frame(in: .global).minX, 75)
      XCTAssertEqual(screen.find("b")?.frame(in: .global).minX, 96)
      XCTAssertEqual(screen.find("c")?.frame(in: .global).minX, 65)
    }
  }
}

private struct Indented: View {
  @State private var indent: CGFloat = 0

  var body: some View {
    let indent = indent
    return VStack(alignment: .leading) {
      Box("a", 40, 10)
      Box("b", 20, 10).alignmentGuide(.leading) { _ in -indent }
      Button("") { self.indent = 15 }
    }
    .coordinateSpace(name: "stack")
  }
}
