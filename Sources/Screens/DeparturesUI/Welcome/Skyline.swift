import SwiftUI

/// The houses and towers of the town, from left to right.
struct Skyline: Shape {
  /// How high each house is, in shares of the picture.
  private static let heights: [CGFloat] = [
    0.18, 0.24, 0.2, 0.27, 0.22, 0.19, 0.3, 0.23, 0.35, 0.28, 0.41, 0.33, 0.26, 0.37, 0.3, 0.24, 0.32, 0.21,
    0.26, 0.19, 0.23, 0.17,
  ]

  func path(in rect: CGRect) -> Path {
    let width = rect.width / CGFloat(Self.heights.count)
    return Path { path in
      for (index, height) in Self.heights.enumerated() {
        // A point wider than its share, so that no sky is seen between two houses.
        path.addRect(
          CGRect(
            x: rect.minX + CGFloat(index) * width, y: rect.maxY - rect.height * height, width: width + 1,
            height: rect.height * height))
      }
    }
  }
}
