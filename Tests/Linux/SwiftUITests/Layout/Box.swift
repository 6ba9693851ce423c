import Foundation

import SwiftUI

/// A leaf with lengths between limits, known by its name.
nonisolated struct Box: _PrimitiveView {
  let name: String
  var least = CGSize.zero
  var ideal = CGSize(width: 10, height: 10)
  var most = CGSize(width: CGFloat.infinity, height: .infinity)

  /// A leaf of one size, whatever it is offered.
  init(_ name: String, _ width: CGFloat, _ height: CGFloat) {
    self.name = name
    least = CGSize(width: width, height: height)
    ideal = least
    most = least
  }

  /// A leaf of one height whose width has limits.
  init(_ name: String, width: ClosedRange<CGFloat>, height: CGFloat = 10) {
    self.name = name
    least = CGSize(width: width.lowerBound, height: height)
    ideal = least
    most = CGSize(width: width.upperBound, height: height)
  }

  /// A leaf that takes what it is offered, as a colour does.
  init(fill name: String, ideal: CGSize = CGSize(width: 10, height: 10)) {
    self.name = name
    self.ideal = ideal
  }
}

extension Box: ElementView {
  @MainActor func configure(_ element: Element, in environment: EnvironmentValues) {
    element.show(BoxContent(name: name))
    element.arrange(by: BoxLayout(least: least, ideal: ideal, most: most))
  }
}

/// A leaf that takes what it is offered, as a colour does.
func fill(_ name: String) -> Box { Box(fill: name) }

struct BoxContent: ElementContent {
  static let kind = "Box"
  let name: String
  var label: String? { name }
}

private struct BoxLayout: LayoutRule {
  let least: CGSize
  let ideal: CGSize
  let most: CGSize

  func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    func length(_ axis: Axis) -> CGFloat {
      guard !least[axis: axis].isNaN else { return .nan }
      return min(max(proposal[axis: axis] ?? ideal[axis: axis], least[axis: axis]), most[axis: axis])
    }
    return Arrangement(size: CGSize(width: length(.horizontal), height: length(.vertical)))
  }
}
