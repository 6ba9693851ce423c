import Products
import SwiftUI

/// The dark bars of a bar code.
struct BarCodeBars: Shape {
  let grid: BarCodeGrid

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for bar in grid.pattern.bars { path.addRect(grid.frame(of: bar).offsetBy(dx: rect.minX, dy: rect.minY)) }
    return path
  }
}
