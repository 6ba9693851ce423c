import XCTest

import SwiftUI
import SwiftUITesting

@MainActor
private func grid(_ columns: [GridItem], width: CGFloat, count: Int = 12) -> Screen {
  Screen(size: CGSize(width: width, height: 400)) {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 4) {
        ForEach(0..<count, id: \.self) { index in
          Text(index == 1 ? "1\nhigh" : String(index))
        }
      }
    }
  }
}

@MainActor
private func frame(_ label: String, in screen: Screen) -> CGRect {
  screen.find(label).map(screen.frameInScroll) ?? .null
}

final class GridTests: XCTestCase {
  func testFixedColumnsLieInTheMiddle() {
    MainActor.assumeIsolated {
      let screen = grid([GridItem(.fixed(40)), GridItem(.fixed(60), spacing: 10)], width: 200)
      // 40 + 8 + 60 leaves 92, half of it on each side; a letter is 8 wide.
      XCTAssertEqual(frame("0", in: screen), CGRect(x: 46 + 16, y: 10, width: 8, height: 20))
      XCTAssertEqual(frame("1\nhigh", in: screen), CGRect(x: 46 + 48 + 14, y: 0, width: 32, height: 40))
      XCTAssertEqual(frame("2", in: screen).minY, 44)
      XCTAssertEqual(frame("4", in: screen).minY, 68)
    }
  }

  func testFlexibleColumnsShareWhatTheLimitsLeave() {
    MainActor.assumeIsolated {
      let leading = Alignment.topLeading
      let screen = grid(
        [
          GridItem(.flexible(minimum: 10, maximum: 30), alignment: leading),
          GridItem(.flexible(), alignment: leading), GridItem(.fixed(50), alignment: leading),
          GridItem(.flexible(minimum: 60), alignment: leading),
        ], width: 224)
      // 224 less gaps (24) and 50 is 150; the first takes 30 of its 50, the second 60 of 120, the last 60.
      XCTAssertEqual(frame("0", in: screen).minX, 0)
      XCTAssertEqual(frame("1\nhigh", in: screen).minX, 38)
      XCTAssertEqual(frame("2", in: screen).minX, 106)
      XCTAssertEqual(frame("3", in: screen).minX, 164)
    }
  }

  func testAnAdaptiveColumnHoldsAsManyAsFit() {
    MainActor.assumeIsolated {
      let screen = grid([GridItem(.adaptive(minimum: 60), alignment: .leading)], width: 208)
      // Three of 60 with two gaps of 8 are 196; each gets (208 - 16) / 3 = 64.
      XCTAssertEqual(frame("1\nhigh", in: screen).minX, 72)
      XCTAssertEqual(frame("2", in: screen).minX, 144)
      XCTAssertEqual(frame("3", in: screen).minX, 0)
      screen.tree.resize(to: CGSize(width: 264, height: 400))
      XCTAssertEqual(frame("3", in: screen).minX, 204)
      XCTAssertEqual(frame("4", in: screen).minX, 0)
    }
  }

  func testAGridOfTenThousandMountsWhatIsNear() {
    MainActor.assumeIsolated {
      let screen = grid([GridItem(.adaptive(minimum: 60))], width: 208, count: 10_000)
      XCTAssertLessThan(screen.rowCount, 140)
      screen.scroll(to: 1_000_000)
      XCTAssertNotNil(screen.find("9999"))
      XCTAssertLessThan(screen.rowCount, 140)
    }
  }

  func testHeadersGoAcrossAllColumns() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 208, height: 400)) {
        ScrollView {
          LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], alignment: .leading, spacing: 0)
          {
            ForEach(0..<2, id: \.self) { section in
              Section(header: Text("Header \(section)")) {
                ForEach(0..<3, id: \.self) { Text("\(section).\($0)") }
              }
            }
          }
        }
      }
      XCTAssertEqual(frame("Header 0", in: screen), CGRect(x: 0, y: 0, width: 64, height: 20))
      XCTAssertEqual(frame("0.1", in: screen).origin, CGPoint(x: 108, y: 20))
      XCTAssertEqual(frame("0.2", in: screen).origin, CGPoint(x: 0, y: 40))
      XCTAssertEqual(frame("Header 1", in: screen).origin, CGPoint(x: 0, y: 60))
    }
  }

  func testCellsThatAreLeftOutLetOthersMoveUp() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 208, height: 400)) {
        ScrollView {
          LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.fixed(100))], alignment: .leading, spacing: 0)
          {
            ForEach(0..<300, id: \.self) { index in
              if index != 1 { Text(String(index)) }
            }
          }
        }
      }
      XCTAssertEqual(frame("2", in: screen).origin, CGPoint(x: 108, y: 0))
      XCTAssertEqual(frame("3", in: screen).origin, CGPoint(x: 0, y: 20))
      screen.scroll(to: 10_000)
      XCTAssertEqual(frame("299", in: screen).origin, CGPoint(x: 0, y: 149 * 20))
    }
  }
}
