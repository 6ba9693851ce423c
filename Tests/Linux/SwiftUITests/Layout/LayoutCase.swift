import Foundation
import SwiftUITesting
import XCTest

import SwiftUI

/// x, y, width and height in the window, in points.
typealias Numbers = (CGFloat, CGFloat, CGFloat, CGFloat)

/// Lays a view out in a window of a size and compares the frames of the parts with these labels.
@MainActor
func layout(
  _ name: String, in window: (width: CGFloat, height: CGFloat), rightToLeft: Bool = false,
  _ expected: KeyValuePairs<String, Numbers>, file: StaticString = #filePath, line: UInt = #line,
  @ViewBuilder _ view: () -> some View
) {
  var environment = EnvironmentValues()
  environment.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
  let screen = Screen(
    size: CGSize(width: window.width, height: window.height), environment: environment, view)
  for (label, numbers) in expected {
    guard let frame = screen.find(label)?.frame(in: .global) else {
      XCTFail("\(name): there is no \(label)", file: file, line: line)
      continue
    }
    let wanted = [numbers.0, numbers.1, numbers.2, numbers.3]
    let found = [frame.minX, frame.minY, frame.width, frame.height]
    let isSame = zip(wanted, found).allSatisfy { abs($0 - $1) < 0.001 }
    XCTAssertTrue(isSame, "\(name): \(label) is at \(found), not \(wanted)", file: file, line: line)
  }
  XCTAssertEqual(screen.messages, [], name, file: file, line: line)
}
