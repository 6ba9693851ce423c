import SwiftUI
import SwiftUITesting
import XCTest

final class TransformTests: XCTestCase {
  func testAnAffineTransformIsKept() {
    MainActor.assumeIsolated {
      let skew = CGAffineTransform(a: 1, b: 0.5, c: 0.25, d: 2, tx: 3, ty: 4)
      XCTAssertEqual(
        transform(of: Color.red.transformEffect(skew), in: CGSize(width: 10, height: 20)), skew)
    }
  }

  func testATurnInSpaceNarrowsAboutTheAnchor() throws {
    try MainActor.assumeIsolated {
      let view = Color.red.rotation3DEffect(.degrees(60), axis: (x: 0, y: 3, z: 0), anchor: .trailing)
      let found = try XCTUnwrap(transform(of: view, in: CGSize(width: 100, height: 50)))
      XCTAssertEqual(found.a, 0.5, accuracy: 1e-9)
      XCTAssertEqual(found.d, 1, accuracy: 1e-9)
      XCTAssertEqual(CGPoint(x: 100, y: 25).applying(found).x, 100, accuracy: 1e-9)
    }
  }

  func testATurnAboutTheAxisOfSightIsAPlainOne() throws {
    try MainActor.assumeIsolated {
      let view = Color.red.rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 1), anchor: .topLeading)
      let found = try XCTUnwrap(transform(of: view, in: CGSize(width: 100, height: 50)))
      let end = CGPoint(x: 10, y: 0).applying(found)
      XCTAssertEqual(end.x, 0, accuracy: 1e-9)
      XCTAssertEqual(end.y, 10, accuracy: 1e-9)
    }
  }

  func testPerspectiveIsShownAsInTheMiddle() throws {
    try MainActor.assumeIsolated {
      var projection = ProjectionTransform(CGAffineTransform(translationX: 5, y: 0))
      projection.m13 = 0.01
      let found = try XCTUnwrap(
        transform(of: Color.red.projectionEffect(projection), in: CGSize(width: 100, height: 100)))
      let middle = CGPoint(x: 50, y: 50).applying(found)
      XCTAssertEqual(middle.x, 55 / 1.5, accuracy: 1e-9)
      XCTAssertEqual(middle.y, 50 / 1.5, accuracy: 1e-9)
    }
  }

  func testAnAppsEffectIsAskedWithTheSize() {
    MainActor.assumeIsolated {
      XCTAssertEqual(
        transform(of: Color.red.modifier(Halfway()), in: CGSize(width: 40, height: 20)),
        CGAffineTransform(translationX: 20, y: 0))
    }
  }

  func testAProjectionIsUndone() {
    var projection = ProjectionTransform(CGAffineTransform(a: 2, b: 1, c: 0.5, d: 3, tx: 7, ty: -4))
    projection.m13 = 0.1
    let same = projection.concatenating(projection.inverted())
    for (part, expected) in zip(
      [same.m11, same.m12, same.m13, same.m21, same.m22, same.m23, same.m31, same.m32, same.m33],
      [1, 0, 0, 0, 1, 0, 0, 0, 1] as [CGFloat])
    {
      XCTAssertEqual(part, expected, accuracy: 1e-9)
    }
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    XCTAssertFalse(flat.invert())
    XCTAssertEqual(flat, flat.inverted())
  }

  func testMovedShapesAnimateTheirNumbers() {
    var rotated = RotatedShape(shape: Circle(), angle: .degrees(0))
    rotated.animatableData.second.first = Double.pi
    XCTAssertEqual(rotated.angle.degrees, 180, accuracy: 1e-9)
    var scaled = ScaledShape(shape: Circle(), scale: CGSize(width: 1, height: 1))
    scaled.animatableData.second.first.second = 3.0
    XCTAssertEqual(scaled.scale, CGSize(width: 1, height: 3))
    var transformed = TransformedShape(shape: RoundedRectangle(cornerRadius: 2), transform: .identity)
    transformed.animatableData = AnimatablePair(CGFloat(5), CGFloat(6))
    XCTAssertEqual(transformed.shape.cornerSize, CGSize(width: 5, height: 6))
  }
}

private struct Halfway: GeometryEffect {
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: 0))
  }
}

/// The transform with which a view is drawn.
@MainActor
private func transform(of view: some View, in size: CGSize) -> CGAffineTransform? {
  let screen = Screen { view }
  guard case .projection(let projection)? = screen.content(EffectContent.self)?.effect else { return nil }
  return projection.affine(in: size)
}
