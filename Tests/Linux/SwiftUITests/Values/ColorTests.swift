import SwiftUI
import XCTest

final class ColorTests: XCTestCase {
  private func hex(_ color: Color, in scheme: ColorScheme = .light) -> String {
    color.resolved(in: scheme).hex
  }

  func testPartsOfSRGBAreTakenAsTheyAre() {
    XCTAssertEqual(hex(Color(red: 1, green: 0.2, blue: 0, opacity: 0.4)), "#FF330066")
    XCTAssertEqual(hex(Color(white: 0.6)), "#999999FF")
    XCTAssertEqual(hex(Color(red: 2, green: -1, blue: 0)), "#FF0000FF")
  }

  func testLinearPartsAreEncoded() {
    // 21.4 % of the light is written as half, and 1/1000 lies on the straight part of the curve.
    let half = Color(.sRGBLinear, white: 0.21404114).resolved(in: .light)
    XCTAssertEqual(half.red, 0.5, accuracy: 1e-6)
    XCTAssertEqual(Color(.sRGBLinear, white: 0.001).resolved(in: .light).green, 0.01292, accuracy: 1e-9)
    XCTAssertEqual(hex(Color(.sRGBLinear, white: 1)), "#FFFFFFFF")
  }

  func testDisplayP3IsBroughtIntoSRGB() {
    XCTAssertEqual(hex(Color(.displayP3, white: 1)), "#FFFFFFFF")
    XCTAssertEqual(hex(Color(.displayP3, white: 0.5)), "#808080FF")
    XCTAssertEqual(hex(Color(.displayP3, red: 1, green: 0, blue: 0)), "#FF0000FF")
    // sRGB's red is 0.9175, 0.2003, 0.1387 in Display P3.
    XCTAssertEqual(hex(Color(.displayP3, red: 0.9175, green: 0.2003, blue: 0.1387)), "#FF0000FF")
    XCTAssertEqual(hex(Color(.displayP3, red: 0.5, green: 0.25, blue: 0.75)), "#893BC6FF")
  }

  func testHueGoesAroundTheWheel() {
    func wheel(_ hue: Double) -> String { hex(Color(hue: hue, saturation: 1, brightness: 1)) }
    XCTAssertEqual(
      (0...6).map { wheel(Double($0) / 6) },
      ["#FF0000FF", "#FFFF00FF", "#00FF00FF", "#00FFFFFF", "#0000FFFF", "#FF00FFFF", "#FF0000FF"])
    XCTAssertEqual(hex(Color(hue: 0.6, saturation: 0, brightness: 0.4)), "#666666FF")
    XCTAssertEqual(hex(Color(hue: 0, saturation: 0.5, brightness: 0.8, opacity: 0.5)), "#CC666680")
  }

  func testSystemColorsDifferInLightAndDark() {
    XCTAssertEqual(hex(.red), "#FF3B30FF")
    XCTAssertEqual(hex(.red, in: .dark), "#FF453AFF")
    XCTAssertEqual(hex(.blue), "#007AFFFF")
    XCTAssertEqual(hex(.primary), "#000000FF")
    XCTAssertEqual(hex(.primary, in: .dark), "#FFFFFFFF")
    XCTAssertEqual(hex(.secondary), "#3C3C4399")
    XCTAssertEqual(hex(.black, in: .dark), "#000000FF")
    XCTAssertEqual(hex(.clear), "#00000000")
  }

  func testTheAccentIsThatOfTheSurroundings() {
    let accent = ResolvedColor(hex: 0x123456)
    XCTAssertEqual(Color.accentColor.resolved(in: .dark, accent: accent), accent)
    XCTAssertEqual(Color.accentColor.opacity(0.5).resolved(in: .dark, accent: accent).opacity, 0.5)
    XCTAssertEqual(hex(.accentColor), hex(.blue))
  }

  func testOpacityMultiplies() {
    XCTAssertEqual(Color.red.opacity(0.5).opacity(0.5).resolved(in: .light).opacity, 0.25)
    XCTAssertEqual(hex(Color(red: 1, green: 0, blue: 0, opacity: 0.5).opacity(0.4)), "#FF000033")
    XCTAssertEqual(hex(Color.secondary.opacity(0.5), in: .dark), "#EBEBF54D")
  }

  func testColorsOfTheSameSourceAreEqual() {
    XCTAssertEqual(Color(red: 1, green: 0, blue: 0), Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1))
    XCTAssertEqual(Set([Color.red, .red, .blue, Color("red"), Color("red")]).count, 3)
    XCTAssertNotEqual(Color.red.opacity(0.5), .red)
    XCTAssertEqual(Color.red.opacity(0.5), .red.opacity(0.5))
  }

  func testDescriptionsNameTheSource() {
    XCTAssertEqual("\(Color.red)", "red")
    XCTAssertEqual("\(Color(red: 1, green: 0, blue: 0.2))", "#FF0033FF")
    XCTAssertEqual("\(Color.green.opacity(0.5))", "50% green")
    XCTAssertEqual("\(Color("Brand"))", "NamedColor(name: \"Brand\", bundle: nil)")
  }

  func testColorsOfUIKitKeepTheirMeaning() {
    XCTAssertEqual(hex(Color(.systemBackground), in: .dark), "#000000FF")
    XCTAssertEqual(hex(Color(.secondarySystemBackground)), "#F2F2F7FF")
    XCTAssertEqual(hex(Color(.systemGray5), in: .dark), "#2C2C2EFF")
    XCTAssertEqual(hex(Color(UIColor.red)), "#FF0000FF")
    XCTAssertEqual(hex(Color(UIColor.lightGray)), "#AAAAAAFF")
    XCTAssertEqual(Color(.label), .primary)
    XCTAssertEqual(UIColor.systemRed, UIColor.systemRed)
    XCTAssertNotEqual(UIColor.systemRed, UIColor.red)
    XCTAssertNil(UIColor(named: "no such colour"))
  }

  func testUIKitSetsOpacityRatherThanMultiplies() {
    let half = UIColor(red: 1, green: 0, blue: 0, alpha: 0.8).withAlphaComponent(0.5)
    XCTAssertEqual(hex(Color(half)), "#FF000080")
    XCTAssertEqual(hex(Color(UIColor.secondaryLabel.withAlphaComponent(0.3)), in: .dark), "#EBEBF54D")
    XCTAssertEqual(hex(Color(UIColor.clear.withAlphaComponent(1))), "#000000FF")
    var (red, alpha): (CGFloat, CGFloat) = (0, 0)
    half.getRed(&red, green: nil, blue: nil, alpha: &alpha)
    XCTAssertEqual([red, alpha], [1, 0.5])
  }

  func testCoreGraphicsGetsFixedColorsOnly() {
    XCTAssertEqual(Color(red: 1, green: 0, blue: 0.5).cgColor?.components, [1, 0, 0.5, 1])
    XCTAssertNil(Color.red.cgColor)
    XCTAssertEqual(hex(Color(CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1))), "#00FF00FF")
    XCTAssertEqual(UIColor.white.cgColor.alpha, 1)
  }
}
