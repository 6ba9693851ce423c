import SwiftUI
import XCTest

final class ShapeStyleTests: XCTestCase {
  private func paint<S: ShapeStyle>(_ style: S) -> Paint { style.paint }

  func testColorsOfAGradientStandAtEqualDistances() {
    XCTAssertEqual(Gradient(colors: [.red, .green, .blue]).stops.map(\.location), [0, 0.5, 1])
    XCTAssertEqual(Gradient(colors: [.red]).stops, [.init(color: .red, location: 0)])
    XCTAssertEqual(Gradient(colors: []).stops, [])
  }

  func testEveryStyleBecomesAPaint() {
    let linear = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    XCTAssertEqual(
      paint(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)), .linear(linear))
    XCTAssertEqual(paint(.red), .color(.red))
    XCTAssertEqual(paint(.foreground), .foreground)
    XCTAssertEqual(paint(.background), .background)
    let radial = RadialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 9)
    XCTAssertEqual(paint(radial), .radial(radial))
    let picture = ImagePaint(image: Image(systemName: "star"))
    XCTAssertEqual(paint(picture), .image(picture))
    XCTAssertEqual(picture.sourceRect, CGRect(x: 0, y: 0, width: 1, height: 1))
    let angular = AngularGradient(colors: [.red], center: .center)
    XCTAssertEqual(paint(angular), .angular(angular))
  }

  func testAnAngularGradientGoesAllTheWayRound() {
    let gradient = AngularGradient(gradient: Gradient(colors: [.red]), center: .center, angle: .degrees(90))
    XCTAssertEqual(gradient.startAngle.degrees, 90)
    XCTAssertEqual(gradient.endAngle.degrees, 450, accuracy: 1e-9)
    let part = AngularGradient(colors: [.red], center: .center, startAngle: .zero, endAngle: .degrees(30))
    XCTAssertEqual(part.endAngle, .degrees(30))
  }

  func testAStyleOfSomebodyElseIsDrawnLikeText() {
    struct Unknown: ShapeStyle {}
    XCTAssertEqual(paint(Unknown()), .foreground)
  }
}
