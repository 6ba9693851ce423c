import SwiftUI

/// Mont Royal behind the town.
struct Hill: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.7))
      path.addQuadCurve(
        to: CGPoint(x: rect.midX, y: rect.minY + rect.height * 0.62),
        control: CGPoint(x: rect.minX + rect.width * 0.25, y: rect.minY + rect.height * 0.42))
      path.addQuadCurve(
        to: CGPoint(x: rect.maxX, y: rect.minY + rect.height * 0.74),
        control: CGPoint(x: rect.minX + rect.width * 0.8, y: rect.minY + rect.height * 0.56))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
