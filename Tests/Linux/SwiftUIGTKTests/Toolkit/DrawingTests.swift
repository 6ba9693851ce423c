import CGTK
import XCTest

@testable import SwiftUIGTK

final class DrawingTests: ToolkitTestCase {
  func testFiguresAreFilled() {
    MainActor.assumeIsolated {
      let triangle = Figure.path([
        .move(.zero), .line(CGPoint(x: 40, y: 0)), .line(CGPoint(x: 0, y: 40)), .close,
      ])
      for (figure, corner) in [(Figure.rect(square), red), (.ellipse(square), nil), (triangle, red)] {
        let picture = Drawing { $0.fill(figure, with: .color(red)) }
        XCTAssertEqual(picture.pixel(15, 15), red)
        XCTAssertEqual(picture.pixel(0, 0), corner ?? picture.pixel(60, 60))
      }
    }
  }

  func testAHoleOfAnEvenOddPathStaysEmpty() {
    MainActor.assumeIsolated {
      let frame = rectangle(square) + rectangle(square.insetBy(dx: 10, dy: 10))
      let picture = Drawing {
        $0.fill(.path(frame, evenOdd: true), with: .color(red))
        $0.transformed([.translate(x: 50, y: 0)]) { $0.fill(.path(frame), with: .color(red)) }
      }
      XCTAssertEqual(picture.pixel(5, 20), red)
      XCTAssertNotEqual(picture.pixel(20, 20), red)
      XCTAssertEqual(picture.pixel(70, 20), red)
    }
  }

  func testGradientsRunFromStopToStopInEveryFigure() {
    MainActor.assumeIsolated {
      let stops = [Paint.Stop(red, at: 0), .init(red, at: 0.5), .init(blue, at: 0.5), .init(blue, at: 1)]
      let center = CGPoint(x: 20, y: 20)
      let paints: [Paint] = [
        .linear(stops, from: .zero, to: CGPoint(x: 40, y: 0)),
        .radial(stops, center: CGPoint(x: 0, y: 20), startRadius: 0, endRadius: 40),
        // From six o'clock, clockwise: first the left half, then the right one.
        .conic(stops, center: center, degrees: 90),
      ]
      for paint in paints {
        for figure in [
          Figure.rect(square), .rounded(square, CGSize(width: 4, height: 4)), .path(rectangle(square)),
        ] {
          let picture = Drawing { $0.fill(figure, with: paint) }
          XCTAssertEqual(picture.pixel(10, 20), red, "\(paint)")
          XCTAssertEqual(picture.pixel(30, 20), blue, "\(paint)")
        }
        let outline = Drawing { $0.stroke(.rect(square.insetBy(dx: 5, dy: 5)), with: paint, Pen(width: 6)) }
        XCTAssertEqual(outline.pixel(5, 20), red)
        XCTAssertEqual(outline.pixel(34, 20), blue)
        XCTAssertEqual(outline.pixel(20, 20), outline.pixel(60, 60))
      }
    }
  }

  func testAnOutlineLiesOnBothSidesOfItsEdge() {
    MainActor.assumeIsolated {
      let edge = CGRect(x: 10, y: 10, width: 40, height: 40)
      for figure in [Figure.rect(edge), .rounded(edge, CGSize(width: 8, height: 8)), .path(rectangle(edge))] {
        let picture = Drawing { $0.stroke(figure, with: .color(red), Pen(width: 8)) }
        XCTAssertEqual(picture.pixel(7, 30), red)
        XCTAssertEqual(picture.pixel(12, 30), red)
        XCTAssertNotEqual(picture.pixel(4, 30), red)
        XCTAssertNotEqual(picture.pixel(16, 30), red)
      }
    }
  }

  func testADashedLineHasGapsAndCaps() {
    MainActor.assumeIsolated {
      let line = Figure.path([.move(CGPoint(x: 10, y: 10)), .line(CGPoint(x: 50, y: 10))])
      let dashed = Drawing { $0.stroke(line, with: .color(red), Pen(width: 4, dash: [10, 10])) }
      XCTAssertEqual([dashed.pixel(15, 10), dashed.pixel(35, 10)], [red, red])
      XCTAssertNotEqual(dashed.pixel(25, 10), red)
      XCTAssertNotEqual(dashed.pixel(9, 10), red)
      let capped = Drawing { $0.stroke(line, with: .color(red), Pen(width: 4, cap: .square)) }
      XCTAssertEqual(capped.pixel(9, 10), red)
    }
  }

  func testEveryFigureClips() {
    MainActor.assumeIsolated {
      let half = CGRect(x: 0, y: 0, width: 20, height: 40)
      for figure in [Figure.rect(half), .rounded(half, CGSize(width: 4, height: 4)), .path(rectangle(half))] {
        let picture = Drawing {
          $0.clipped(to: figure) { $0.fill(.rect(square), with: .color(red)) }
        }
        XCTAssertEqual(picture.pixel(10, 20), red)
        XCTAssertNotEqual(picture.pixel(30, 20), red)
      }
    }
  }

  func testOpacityBlendsTheWholeLayer() {
    MainActor.assumeIsolated {
      let picture = Drawing {
        $0.fill(.rect(square), with: .color(.black))
        $0.withOpacity(0.5) {
          $0.fill(.rect(square), with: .color(blue))
          $0.fill(.rect(square), with: .color(red))
        }
      }
      XCTAssertEqual(picture.pixel(20, 20)?.red ?? 0, 0.5, accuracy: 0.01)
      XCTAssertEqual(picture.pixel(20, 20)?.blue ?? 1, 0, accuracy: 0.01)
    }
  }

  func testStepsOfATransformApplyInOrder() {
    MainActor.assumeIsolated {
      let picture = Drawing {
        $0.transformed([.translate(x: 60, y: 0), .rotate(degrees: 90), .scale(x: 2, y: 1)]) {
          $0.fill(.rect(CGRect(x: 0, y: 0, width: 20, height: 10)), with: .color(red))
        }
      }
      XCTAssertEqual(picture.pixel(55, 35), red)
      XCTAssertNotEqual(picture.pixel(45, 5), red)
      XCTAssertNotEqual(picture.pixel(65, 5), red)
    }
  }

  func testShadowsFallOutsideAndBlurSoftens() {
    MainActor.assumeIsolated {
      let box = Figure.rect(CGRect(x: 10, y: 10, width: 20, height: 20))
      let dropped = Drawing {
        $0.dropShadow(of: box, color: red, radius: 0, offset: CGSize(width: 10, height: 0))
      }
      XCTAssertEqual(dropped.pixel(35, 20), red)
      XCTAssertNotEqual(dropped.pixel(20, 20), red)
      let cast = Drawing {
        $0.shadowed(color: red, radius: 0, offset: CGSize(width: 10, height: 0)) {
          $0.fill(box, with: .color(blue))
        }
      }
      XCTAssertEqual([cast.pixel(20, 20), cast.pixel(35, 20)], [blue, red])
      let blurred = Drawing { drawing in
        drawing.fill(.rect(CGRect(x: 0, y: 0, width: 80, height: 80)), with: .color(.black))
        drawing.blurred(radius: 8) { $0.fill(box, with: .color(red)) }
      }
      let edge = blurred.pixel(10, 20)?.red ?? 0
      XCTAssertTrue((0.2...0.8).contains(edge), "\(edge)")
    }
  }
}

private let red = RGBA(red: 1, green: 0, blue: 0)
private let blue = RGBA(red: 0, green: 0, blue: 1)
private let square = CGRect(x: 0, y: 0, width: 40, height: 40)

private func rectangle(_ rect: CGRect) -> [PathStep] {
  [
    .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
    .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
  ]
}

/// A canvas drawn once in a window, and the picture of it.
@MainActor
struct Drawing {
  private let capture: Capture?

  init(_ draw: @escaping @MainActor (Snapshot) -> Void) {
    let canvas = Canvas()
    canvas.snapshot = draw
    let window = TestWindow(canvas.widget, width: 120, height: 100)
    capture = Capture(of: canvas.widget)
    window.close()
  }

  func pixel(_ x: Int, _ y: Int) -> RGBA? { capture?.pixel(x: x, y: y) }
}
