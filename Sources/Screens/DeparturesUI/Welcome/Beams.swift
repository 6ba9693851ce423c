import SwiftUI

/// The lights of the stage, fanned out from behind the town into the sky.
struct Beams: Shape {
  private static let tops: [ClosedRange<CGFloat>] = [-0.12...(-0.02), 0.08...0.17, 0.29...0.37, 0.5...0.6]

  func path(in rect: CGRect) -> Path {
    let foot = CGPoint(x: rect.minX + rect.width * 0.24, y: rect.minY + rect.height * 0.84)
    return Path { path in
      for top in Self.tops {
        path.move(to: foot)
        path.addLine(
          to: CGPoint(x: rect.minX + rect.width * top.lowerBound, y: rect.minY + rect.height * 0.02))
        path.addLine(
          to: CGPoint(x: rect.minX + rect.width * top.upperBound, y: rect.minY + rect.height * 0.02))
        path.closeSubpath()
      }
    }
  }
}
