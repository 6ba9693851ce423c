import XCTest

import SwiftUI
import SwiftUITesting

final class AnimationTests: XCTestCase {
  private struct Failure: Error {}

  func testResultsAndErrorsPassThrough() {
    XCTAssertEqual(withAnimation { 3 }, 3)
    XCTAssertEqual(withTransaction(Transaction()) { "a" }, "a")
    XCTAssertThrowsError(try withAnimation(.easeIn) { throw Failure() })
  }

  func testTheTransactionReachesTheSettersOfBindings() {
    nonisolated(unsafe) var (value, seen): (Int, [Animation?]) = (0, [])
    let binding = Binding<Int>(
      get: { value },
      set: {
        value = $0
        seen.append($1.animation)
      })
    binding.wrappedValue = 1
    withAnimation(.linear) { binding.wrappedValue = 2 }
    binding.animation(.easeIn).wrappedValue = 3
    withAnimation(.linear) { binding.animation(.easeIn).wrappedValue = 4 }
    XCTAssertEqual(seen, [nil, .linear, .easeIn, .easeIn])
    XCTAssertEqual(value, 4)
  }

  func testAPartOfABindingKeepsItsTransaction() {
    nonisolated(unsafe) var (point, seen): (CGPoint, Animation?) = (.zero, nil)
    let binding = Binding<CGPoint>(
      get: { point },
      set: {
        point = $0
        seen = $1.animation
      })
    binding.animation(.easeOut).x.wrappedValue = 5
    XCTAssertEqual(point.x, 5)
    XCTAssertEqual(seen, .easeOut)
  }

  func testAnimationsKeepWhatTheyWereGiven() {
    XCTAssertEqual(Animation.default, .easeInOut)
    XCTAssertNotEqual(Animation.easeIn, .easeOut)
    XCTAssertNotEqual(Animation.linear, Animation.linear.delay(1))
    XCTAssertEqual(Animation.linear.speed(2).speed(2), Animation.linear.speed(4))
    XCTAssertNotEqual(Animation.spring().repeatForever(), Animation.spring().repeatCount(3))
  }

  func testAnimatedChangesShowAtOnce() {
    MainActor.assumeIsolated {
      struct Fading: View {
        @State var isShown = false
        var body: some View {
          VStack {
            if isShown { Text("here").transition(.opacity.combined(with: .slide)) }
            Button("Show") { withAnimation(.spring()) { isShown = true } }
          }
          .animation(.default, value: isShown)
        }
      }
      let screen = Screen { Fading() }
      screen.content(ButtonContent.self)?.press()
      screen.update()
      XCTAssertNotNil(screen.find("here"))
    }
  }
}
