import CGTK
import SwiftUI
import XCTest

@testable import SwiftUIGTK

final class EffectDrawingTests: ToolkitTestCase {
  func testColoursAreFiltered() {
    MainActor.assumeIsolated {
      check(Color.red.frame(width: 40, height: 40).colorInvert(), at: (20, 20), Color.red.inverted)
      check(Color.white.frame(width: 40, height: 40).colorMultiply(.blue), at: (20, 20), .blue)
      check(Color.black.frame(width: 40, height: 40).brightness(1), at: (20, 20), .white)
    }
  }

  func testAViewIsBlendedWithWhatLiesBehindItInItsStack() {
    MainActor.assumeIsolated {
      check(
        ZStack {
          Color(red: 1, green: 1, blue: 0).frame(width: 40, height: 40)
          Color(red: 0, green: 1, blue: 1).frame(width: 20, height: 20).blendMode(.multiply)
        }, at: (20, 20), Color(red: 0, green: 1, blue: 0))
      check(
        Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 40)
          .overlay(Color(red: 0, green: 0, blue: 1).blendMode(.plusLighter)),
        at: (20, 20), Color(red: 1, green: 0, blue: 1))
    }
  }

  func testAMaskCutsWhatItDoesNotCover() {
    MainActor.assumeIsolated {
      let view = Color.black.frame(width: 40, height: 40).mask(Color.white.frame(width: 20, height: 20))
      check(view, at: (20, 20), .black)
      check(view, at: (4, 4), .white)
    }
  }

  func testAnEmptyMaskHidesAll() {
    MainActor.assumeIsolated {
      check(Color.black.frame(width: 40, height: 40).mask(EmptyView()), at: (20, 20), .white)
    }
  }

  func testAViewIsLeantAndStretchedAboutItsCorner() {
    MainActor.assumeIsolated {
      let lean = CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)
      let view = Color.black.frame(width: 10, height: 40).transformEffect(lean)
      check(view, at: (34, 30), .black)
      check(view, at: (4, 30), .white)
    }
  }

  func testStepsMakeTheSameMap() {
    MainActor.assumeIsolated {
      let maps = [
        CGAffineTransform(a: 2, b: 1, c: 0.5, d: 3, tx: 7, ty: -4), CGAffineTransform(scaleX: -1, y: 1),
        CGAffineTransform(rotationAngle: 2).scaledBy(x: 1, y: -2),
        Image.Orientation.left.upright(in: CGSize(width: 30, height: 20)),
      ]
      for map in maps {
        let point = CGPoint(x: 3, y: 5)
        let moved = point.applying(map)
        let stepped = map.steps.apply(to: point)
        XCTAssertEqual(moved.x, stepped.x, accuracy: 1e-4)
        XCTAssertEqual(moved.y, stepped.y, accuracy: 1e-4)
      }
    }
  }

  func testEdgesBetweenPixelsAreDrawnOnThem() {
    MainActor.assumeIsolated {
      let view = Color.black.frame(width: 10.4, height: 10).padding(.leading, 5.3)
        .frame(width: 40, height: 40, alignment: .topLeading)
      check(view, at: (5, 5), .black)
      check(view, at: (15, 5), .black)
      check(view, at: (4, 5), .white)
      check(view, at: (16, 5), .white)
    }
  }

  func testAPictureAsPaintIsRepeated() throws {
    try MainActor.assumeIsolated {
      let rgba = Data([255, 0, 0, 255, 0, 0, 255, 255])
      let pixels = try XCTUnwrap(CGImage(width: 2, height: 1, rgba: rgba))
      let paint = ImagePaint(image: Image(decorative: pixels, scale: 1).interpolation(.none), scale: 10)
      let view = Rectangle().fill(paint).frame(width: 40, height: 40)
      check(view, at: (4, 4), Color(red: 1, green: 0, blue: 0))
      check(view, at: (14, 4), Color(red: 0, green: 0, blue: 1))
      check(view, at: (24, 34), Color(red: 1, green: 0, blue: 0))
    }
  }

  func testAPictureOnItsSideIsTurned() throws {
    try MainActor.assumeIsolated {
      let rgba = Data([255, 0, 0, 255, 0, 0, 255, 255])
      let pixels = try XCTUnwrap(CGImage(width: 2, height: 1, rgba: rgba))
      let view = Image(decorative: pixels, scale: 1, orientation: .right).resizable()
        .interpolation(.none).frame(width: 40, height: 40)
      check(view, at: (20, 8), Color(red: 1, green: 0, blue: 0))
      check(view, at: (20, 32), Color(red: 0, green: 0, blue: 1))
    }
  }
}

/// Compares a pixel of a view in the corner of a white window.
@MainActor
private func check(
  _ view: some View, at point: (x: Int, y: Int), _ color: Color, line: UInt = #line
) {
  let window = ControlWindow(size: CGSize(width: 80, height: 60)) {
    view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background(Color.white)
  }
  defer { window.close() }
  guard let pixel = Capture(of: window.window.host.root.canvas.widget)?.pixel(x: point.x, y: point.y)
  else { return XCTFail("no picture", line: line) }
  let expected = window.window.host.resolve(color, in: .light)
  for (part, wanted) in zip(
    [pixel.red, pixel.green, pixel.blue], [expected.red, expected.green, expected.blue])
  {
    XCTAssertEqual(part, wanted, accuracy: 0.02, "\(pixel)", line: line)
  }
}

extension Color {
  fileprivate var inverted: Color {
    let color = resolved(in: .light)
    return Color(red: 1 - color.red, green: 1 - color.green, blue: 1 - color.blue)
  }
}

extension [TransformStep] {
  fileprivate func apply(to point: CGPoint) -> CGPoint {
    var result = graphene_point_t()
    var start = graphene_point_t(x: Float(point.x), y: Float(point.y))
    let transform = gskTransform
    defer { gsk_transform_unref(transform) }
    gsk_transform_transform_point(transform, &start, &result)
    return CGPoint(x: Double(result.x), y: Double(result.y))
  }
}
