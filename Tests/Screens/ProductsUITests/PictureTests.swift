import CommonUI
import Foundation
import Images
import Products
import SwiftUI
import SwiftUITesting
import XCTest

@testable import ProductsUI

final class PictureTests: XCTestCase {
  func testARowThatIsUsedAgainNeverShowsAnotherProductsPicture() throws {
    try MainActor.assumeIsolated {
      let slow = try SlowPictures()
      defer { slow.end() }
      let row = CurrentRow()
      let screen = Screen { Reused(row: row).environment(\.imageLoader, slow.loader) }
      try screen.wait(until: { slow.isAsked(for: 0) })
      row.number = 1
      try screen.wait(until: { slow.isAsked(for: 1) })
      XCTAssertNil(screen.pictureNumber, "the picture before is gone at once")
      slow.answer(0)
      try screen.settle()
      XCTAssertNil(screen.pictureNumber, "a late picture of the product before is not shown")
      slow.answer(1)
      try screen.wait(until: { screen.pictureNumber != nil })
      XCTAssertEqual(screen.pictureNumber, 1)
      try screen.close()
    }
  }

  func testAfterAThousandBindingsThePictureIsThatOfTheLast() throws {
    try MainActor.assumeIsolated {
      let slow = try SlowPictures()
      defer { slow.end() }
      let row = CurrentRow()
      let screen = Screen { Reused(row: row).environment(\.imageLoader, slow.loader) }
      var random = Lottery(state: 7)
      for step in 1...1000 {
        row.number = step
        screen.update()
        // Replies come in any order, many of them long after the next binding.
        for _ in 0..<Int.random(in: 0...2, using: &random) {
          slow.answer(Int.random(in: max(0, step - 30)..<step, using: &random))
        }
        if let shown = screen.pictureNumber {
          XCTAssertEqual(shown, SlowPictures.picture(of: step), "step \(step)")
        }
        if step.isMultiple(of: 50) {
          try screen.wait(until: { slow.isAsked(for: step) })
          slow.answer(step)
          try screen.wait(until: { screen.pictureNumber != nil })
          XCTAssertEqual(screen.pictureNumber, SlowPictures.picture(of: step), "step \(step)")
        }
      }
      try screen.close()
    }
  }
}

@MainActor
private final class CurrentRow: ObservableObject {
  @Published var number = 0
}

/// A place of the list that shows one product after the other.
private struct Reused: View {
  @ObservedObject var row: CurrentRow

  var body: some View {
    let product = Product(sku: row.number, name: "Thing", image: SlowPictures.url(row.number))
    ResultRow(row: ProductRow(product, locale: Locale(identifier: "en_US"))) {}
  }
}

private struct Lottery: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

extension Screen {
  /// The number of the picture that is shown; all are as high as no symbol is, and wider by a point each.
  @MainActor fileprivate var pictureNumber: Int? {
    elements.compactMap { ($0.content as? ImageContent)?.size }.first { $0.height == 50 }
      .map { Int($0.width) - 1 }
  }
}
