import SwiftUI
import XCTest

final class ImageTests: XCTestCase {
  private func pixels(_ width: Int, _ height: Int) throws -> CGImage {
    try XCTUnwrap(CGImage(width: width, height: height, rgba: Data(count: width * height * 4)))
  }

  func testAnImageRemembersWhatItIsOf() {
    XCTAssertEqual(Image("shelf").storage, .asset(name: "shelf", bundle: nil))
    XCTAssertEqual(Image(systemName: "cart").storage, .symbol(name: "cart"))
    XCTAssertTrue(Image(decorative: "shelf").isDecorative)
    XCTAssertFalse(Image("shelf").isDecorative)
    let picture = UIImage()
    XCTAssertEqual(Image(uiImage: picture).storage, .bitmap(picture))
    XCTAssertEqual(Image(uiImage: picture), Image(uiImage: picture))
    XCTAssertNotEqual(Image(uiImage: picture), Image(uiImage: UIImage()))
  }

  func testModifiersLeaveTheOriginalAlone() {
    let plain = Image("shelf")
    let image = plain.resizable(capInsets: EdgeInsets(2, on: .all), resizingMode: .tile)
      .renderingMode(.template).interpolation(.none).antialiased(false)
    XCTAssertNil(plain.resizing)
    XCTAssertEqual(image.resizing?.capInsets.top, 2)
    XCTAssertEqual(image.resizing?.mode, .tile)
    XCTAssertEqual(image.renderingMode, .template)
    XCTAssertEqual(image.interpolation, .none)
    XCTAssertFalse(image.isAntialiased)
    XCTAssertEqual(plain.resizable().resizing?.mode, .stretch)
    XCTAssertNotEqual(plain.resizable(), plain)
  }

  func testPixelsMustFillTheirRectangle() throws {
    XCTAssertNil(CGImage(width: 2, height: 2, rgba: Data(count: 15)))
    XCTAssertNil(UIImage(width: 0, height: 0, rgba: Data()))
    XCTAssertEqual(try pixels(3, 2).bytesPerRow, 12)
    let image = try XCTUnwrap(UIImage(width: 4, height: 2, rgba: Data(count: 32), scale: 2))
    XCTAssertEqual(image.size, CGSize(width: 2, height: 1))
    XCTAssertEqual(image.cgImage?.width, 4)
  }

  func testAPictureOfPixelsIsTurned() throws {
    let image = Image(decorative: try pixels(6, 2), scale: 2, orientation: .left)
    XCTAssertEqual(image.naturalSize(in: .light, scale: 1), CGSize(width: 1, height: 3))
    XCTAssertTrue(image.isDecorative)
    XCTAssertEqual(UIImage(cgImage: try pixels(6, 2)).size, CGSize(width: 6, height: 2))
    for orientation in Image.Orientation.allCases {
      XCTAssertEqual(Image.Orientation(UIImage.Orientation(orientation)), orientation)
    }
  }

  func testOnlyTheShapeOfSymbolsAndTemplatesCounts() throws {
    XCTAssertTrue(Image(systemName: "cart").isTemplate)
    XCTAssertFalse(Image(systemName: "cart").renderingMode(.original).isTemplate)
    let picture = UIImage(cgImage: try pixels(1, 1))
    XCTAssertFalse(Image(uiImage: picture).isTemplate)
    XCTAssertTrue(Image(uiImage: picture.withRenderingMode(.alwaysTemplate)).isTemplate)
    XCTAssertNil(Image(systemName: "cart").naturalSize(in: .light, scale: 1))
  }
}
