import SwiftUI

/// A coach, seen from the side.
struct BusPicture: View {
  var body: some View {
    GeometryReader { space in
      let (width, height) = (space.size.width, space.size.height)
      ZStack {
        RoundedRectangle(cornerRadius: height * 0.2)
          .fill(Color(red: 0.96, green: 0.97, blue: 0.97))
          .frame(width: width, height: height * 0.78)
          .position(x: width * 0.5, y: height * 0.4)
        Rectangle()
          .fill(Color(red: 0, green: 0.5, blue: 0.6))
          .frame(width: width, height: height * 0.12)
          .position(x: width * 0.5, y: height * 0.58)
        ForEach(0..<5) { index in
          RoundedRectangle(cornerRadius: height * 0.06)
            .fill(Color(red: 1, green: 0.86, blue: 0.55))
            .frame(width: width * 0.14, height: height * 0.26)
            .position(x: width * (0.13 + 0.175 * CGFloat(index)), y: height * 0.29)
        }
        ForEach(0..<2) { index in
          wheel(height * 0.32).position(x: width * (index == 0 ? 0.22 : 0.78), y: height * 0.8)
        }
      }
    }
  }

  private func wheel(_ size: CGFloat) -> some View {
    Circle()
      .fill(Color(red: 0.1, green: 0.12, blue: 0.15))
      .overlay(
        Circle().fill(Color(red: 0.6, green: 0.65, blue: 0.68)).frame(width: size * 0.4, height: size * 0.4)
      )
      .frame(width: size, height: size)
  }
}
