import SwiftUI
import XCTest

final class AffineTransformTests: XCTestCase {
  private let point = CGPoint(x: 2, y: 3)

  func testAQuarterTurnBringsXToY() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    XCTAssertEqual(turned.x, 0, accuracy: 1e-12)
    XCTAssertEqual(turned.y, 1, accuracy: 1e-12)
  }

  func testScalingATranslationScalesThePointFirst() {
    let transform = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 4)
    XCTAssertEqual(transform, CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 10, ty: 20))
    XCTAssertEqual(point.applying(transform), CGPoint(x: 14, y: 32))
  }

  func testTranslatingAScalingScalesTheTranslation() {
    let transform = CGAffineTransform(scaleX: 2, y: 4).translatedBy(x: 10, y: 20)
    XCTAssertEqual(point.applying(transform), CGPoint(x: 24, y: 92))
  }

  func testConcatenatingAppliesTheReceiverFirst() {
    let moved = CGAffineTransform(translationX: 10, y: 20)
    let transform = moved.concatenating(CGAffineTransform(scaleX: 2, y: 4))
    XCTAssertEqual(point.applying(transform), CGPoint(x: 24, y: 92))
  }

  func testTheInverseUndoes() {
    let transform = CGAffineTransform(a: 2, b: 1, c: 3, d: 4, tx: 5, ty: 6)
    let back = point.applying(transform).applying(transform.inverted())
    XCTAssertEqual(back.x, 2, accuracy: 1e-12)
    XCTAssertEqual(back.y, 3, accuracy: 1e-12)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    XCTAssertEqual(flat.inverted(), flat)
  }

  func testARectangleIsWrappedAroundItsTurnedCorners() {
    let rect = CGRect(x: 0, y: 0, width: 4, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 2))
    XCTAssertEqual(rect.minX, -2, accuracy: 1e-12)
    XCTAssertEqual(rect.maxY, 4, accuracy: 1e-12)
    XCTAssertEqual(CGSize(width: 1, height: 2).applying(CGAffineTransform(scaleX: 3, y: 4)).height, 8)
  }

  func testAProjectionOfAffineTransformsIsAffine() {
    let first = CGAffineTransform(a: 2, b: 1, c: 3, d: 4, tx: 5, ty: 6)
    let second = CGAffineTransform(translationX: 1, y: 2)
    XCTAssertEqual(
      ProjectionTransform(first).concatenating(ProjectionTransform(second)),
      ProjectionTransform(first.concatenating(second)))
    XCTAssertTrue(ProjectionTransform(first).isAffine)
    XCTAssertTrue(ProjectionTransform().isIdentity)
  }
}
