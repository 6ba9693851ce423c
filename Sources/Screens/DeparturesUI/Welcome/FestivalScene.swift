import SwiftUI

/// An evening over Montréal: the hill, the town, the lights of a stage, and the bus that comes.
struct FestivalScene: View {
  var body: some View {
    GeometryReader { space in
      let (width, height) = (space.size.width, space.size.height)
      let unit = min(width, height)
      ZStack(alignment: .bottom) {
        LinearGradient(
          gradient: Gradient(colors: [Self.night, Self.dusk, Self.ember, Self.glow]), startPoint: .top,
          endPoint: .bottom)
        Circle()
          .fill(
            RadialGradient(
              gradient: Gradient(colors: [Self.sun, Self.sun.opacity(0)]), center: .center,
              startRadius: unit * 0.13, endRadius: unit * 0.3)
          )
          .frame(width: unit * 0.6, height: unit * 0.6)
          .position(x: width * 0.7, y: height * 0.52)
        Stars().fill(Color.white.opacity(0.7))
        Hill().fill(Self.hill)
        Beams().fill(
          LinearGradient(
            gradient: Gradient(colors: [Self.sun.opacity(0), Self.sun.opacity(0.5)]), startPoint: .top,
            endPoint: .bottom))
        Skyline().fill(Self.town)
        Rectangle().fill(Self.road).frame(height: height * 0.14)
        BusPicture()
          .frame(width: unit * 0.46, height: unit * 0.2)
          .position(x: width * 0.34, y: height * 0.93 - unit * 0.1)
      }
      .frame(width: width, height: height)
      .clipped()
    }
    .accessibilityHidden(true)
  }

  private static let night = Color(red: 0.03, green: 0.13, blue: 0.25)
  private static let dusk = Color(red: 0.05, green: 0.35, blue: 0.45)
  private static let ember = Color(red: 0.93, green: 0.47, blue: 0.35)
  private static let glow = Color(red: 1, green: 0.78, blue: 0.45)
  private static let sun = Color(red: 1, green: 0.9, blue: 0.62)
  private static let hill = Color(red: 0.2, green: 0.22, blue: 0.35)
  private static let town = Color(red: 0.06, green: 0.14, blue: 0.24)
  private static let road = Color(red: 0.04, green: 0.09, blue: 0.15)
}
