import SwiftUI
import SwiftUITesting
import XCTest

/// The sizes that views choose for proposals: none, nothing, everything, and something on one axis.
final class ProposalTests: XCTestCase {
  func testAStackAddsUpItsChildren() {
    MainActor.assumeIsolated {
      sizes(
        [
          (.unspecified, 44, 20), (.zero, 36, 40), (.infinity, .infinity, 20), (.width(100), 100, 20),
          (.width(44), 44, 40), (.height(5), 44, 20),
        ]
      ) {
        HStack(spacing: 10) {
          Box("a", width: 5...50); Spacer(minLength: 3); Text("ab")
        }
      }
    }
  }

  func testViewsOnOneAnotherAreAsLargeAsTheLargest() {
    MainActor.assumeIsolated {
      sizes([(.unspecified, 20, 10), (.zero, 20, 0), (.infinity, .infinity, .infinity), (.width(50), 50, 10)])
      {
        ZStack {
          Box("a", 20, 0); fill("b")
        }
      }
    }
  }

  func testAFrameKeepsToItsLimits() {
    MainActor.assumeIsolated {
      sizes([(.unspecified, 30, 10), (.zero, 20, 10), (.infinity, .infinity, 10), (.width(25), 25, 10)]) {
        Box("a", 30, 10).frame(minWidth: 20, maxWidth: .infinity)
      }
      sizes([(.unspecified, 50, 10), (.zero, 50, 10), (.infinity, 50, 10), (.height(7), 50, 10)]) {
        Box("a", 30, 10).frame(width: 50)
      }
      sizes([(.unspecified, 40, 30), (.zero, 0, 0), (.infinity, 90, .infinity)]) {
        fill("a").frame(idealWidth: 40, maxWidth: 90, idealHeight: 30)
      }
    }
  }

  func testModifiersPassProposalsOn() {
    MainActor.assumeIsolated {
      sizes([
        (.unspecified, 30, 30), (.zero, 20, 20), (.infinity, .infinity, .infinity), (.width(50), 50, 30),
      ]) {
        fill("a").padding(10)
      }
      sizes([(.unspecified, 10, 10), (.zero, 0, 0), (.infinity, .infinity, .infinity), (.width(50), 50, 25)])
      {
        fill("a").aspectRatio(2, contentMode: .fit)
      }
      sizes([(.unspecified, 10, 10), (.zero, 10, 10), (.infinity, 10, 10), (.width(50), 10, 10)]) {
        fill("a").fixedSize()
      }
      sizes([(.unspecified, 20, 10), (.zero, 0, 0), (.width(50), 50, 10), (.height(5), 20, 5)]) {
        Box("a", 20, 10).position(x: 0, y: 0)
      }
      sizes([(.unspecified, 20, 10), (.zero, 20, 10), (.infinity, 20, 10)]) {
        Box("a", 20, 10).offset(x: 9).hidden().background(fill("b")).overlay(Box("c", 99, 99)).zIndex(2)
      }
      sizes([(.unspecified, 10, 10), (.zero, 0, 0), (.infinity, .infinity, .infinity), (.height(5), 10, 5)]) {
        GeometryReader { _ in Box("a", 30, 30) }
      }
    }
  }
}

@MainActor
private func sizes(
  _ expected: [(proposal: ProposedSize, width: CGFloat, height: CGFloat)], line: UInt = #line,
  @ViewBuilder _ view: () -> some View
) {
  let screen = Screen(view)
  for (proposal, width, height) in expected {
    let size = screen.root?.children.first?.size(in: proposal)
    XCTAssertEqual(size, CGSize(width: width, height: height), "\(proposal)", line: line)
  }
}

extension ProposedSize {
  fileprivate static func width(_ width: CGFloat) -> ProposedSize { ProposedSize(width: width, height: nil) }
  fileprivate static func height(_ height: CGFloat) -> ProposedSize {
    ProposedSize(width: nil, height: height)
  }
}
