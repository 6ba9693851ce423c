import CGTK
import XCTest

@testable import SwiftUIGTK

final class PictureTests: ToolkitTestCase {
  func testPixelsAreDrawnInTheirOrder() throws {
    try MainActor.assumeIsolated {
      let texture = try checkers()
      let picture = Drawing {
        $0.draw(texture, in: CGRect(x: 0, y: 0, width: 40, height: 40), filter: .nearest)
      }
      XCTAssertEqual(picture.pixel(5, 5), red)
      XCTAssertEqual(picture.pixel(35, 5), green)
      XCTAssertEqual(picture.pixel(5, 35), blue)
      XCTAssertEqual(picture.pixel(35, 35)?.alpha, 0)
    }
  }

  func testTheNearestPixelHasSharpEdges() throws {
    try MainActor.assumeIsolated {
      let texture = try checkers()
      let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
      let sharp = Drawing { $0.draw(texture, in: rect, filter: .nearest) }
      XCTAssertEqual([sharp.pixel(18, 5), sharp.pixel(21, 5)], [red, green])
      let soft = Drawing { $0.draw(texture, in: rect, filter: .linear) }
      XCTAssertNotEqual(soft.pixel(18, 5), red)
    }
  }

  func testAPictureFitsOrFillsItsPlace() throws {
    try MainActor.assumeIsolated {
      let texture = try checkers()
      let wide = CGRect(x: 10, y: 20, width: 80, height: 40)
      XCTAssertEqual(texture.frame(in: wide, .stretch), wide)
      XCTAssertEqual(texture.frame(in: wide, .fit), CGRect(x: 30, y: 20, width: 40, height: 40))
      XCTAssertEqual(texture.frame(in: wide, .fill), CGRect(x: 10, y: 0, width: 80, height: 80))
      let filled = Drawing { $0.draw(texture, in: wide, .fill, filter: .nearest) }
      XCTAssertEqual([filled.pixel(12, 25), filled.pixel(88, 25)], [red, green])
      XCTAssertEqual(filled.pixel(12, 15)?.alpha, 0)
    }
  }

  func testOnlyWholePicturesAreTaken() throws {
    try MainActor.assumeIsolated {
      XCTAssertNil(Texture(rgba: Data(count: 15), width: 2, height: 2))
      XCTAssertNil(Texture(rgba: Data(), width: 0, height: 0))
      for data in [Data(), Data("<html>".utf8), try png().prefix(60)] {
        XCTAssertThrowsError(try Texture(encoded: data)) { XCTAssertFalse("\($0)".isEmpty) }
      }
    }
  }

  func testAGIFShowsItsFirstFrame() throws {
    try MainActor.assumeIsolated {
      let gif = "R0lGODlhAQABAIABAP8AAP///yH5BAEKAAEALAAAAAABAAEAAAICRAEAOw=="
      let texture = try Texture(encoded: XCTUnwrap(Data(base64Encoded: gif)))
      let picture = Drawing { $0.draw(texture, in: CGRect(x: 0, y: 0, width: 40, height: 40)) }
      XCTAssertEqual(picture.pixel(20, 20), red)
    }
  }

  func testATintReplacesTheColoursAndKeepsTheShape() throws {
    try MainActor.assumeIsolated {
      let texture = try checkers()
      let picture = Drawing {
        $0.tinted(blue) {
          $0.draw(texture, in: CGRect(x: 0, y: 0, width: 40, height: 40), filter: .nearest)
        }
      }
      XCTAssertEqual([picture.pixel(5, 5), picture.pixel(35, 5)], [blue, blue])
      XCTAssertEqual(picture.pixel(35, 35)?.alpha, 0)
    }
  }

  func testASymbolicIconIsDrawnInTheGivenColour() throws {
    try MainActor.assumeIsolated {
      let icon = try XCTUnwrap(Icon(named: "media-playback-stop-symbolic", size: 32))
      XCTAssertTrue(icon.isSymbolic)
      let picture = Drawing { $0.draw(icon, in: CGRect(x: 10, y: 10, width: 32, height: 32), color: green) }
      XCTAssertEqual(picture.pixel(26, 26), green)
      XCTAssertNil(Icon(named: "no-such-icon-symbolic", size: 32))
    }
  }
}

private let red = RGBA(red: 1, green: 0, blue: 0)
private let green = RGBA(red: 0, green: 1, blue: 0)
private let blue = RGBA(red: 0, green: 0, blue: 1)

/// Red and green over blue and nothing.
@MainActor
private func checkers() throws -> Texture {
  let pixels: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 0]
  return try XCTUnwrap(Texture(rgba: Data(pixels), width: 2, height: 2))
}

@MainActor
private func png() throws -> Data {
  let texture = try checkers()
  let bytes = gdk_texture_save_to_png_bytes(texture.reference.opaque)
  defer { g_bytes_unref(bytes) }
  return Data(bytes: try XCTUnwrap(g_bytes_get_data(bytes, nil)), count: Int(g_bytes_get_size(bytes)))
}
