import SwiftUI

/// The first stars, in the upper part of the sky.
struct Stars: Shape {
  private static let places: [(x: CGFloat, y: CGFloat, size: CGFloat)] = [
    (0.08, 0.08, 2), (0.19, 0.2, 1.5), (0.31, 0.06, 2.5), (0.42, 0.17, 1.5), (0.52, 0.05, 2),
    (0.63, 0.14, 1.5), (0.76, 0.07, 2), (0.86, 0.19, 2.5), (0.95, 0.1, 1.5), (0.13, 0.3, 2),
  ]

  func path(in rect: CGRect) -> Path {
    Path { path in
      for star in Self.places {
        path.addEllipse(
          in: CGRect(
            x: rect.minX + rect.width * star.x, y: rect.minY + rect.height * star.y, width: star.size,
            height: star.size))
      }
    }
  }
}
