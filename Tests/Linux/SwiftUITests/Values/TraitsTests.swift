import SwiftUI
import XCTest

final class TraitsTests: XCTestCase {
  func testTextGrowsWithTheCategoryAsBodyTextDoes() {
    XCTAssertEqual(ContentSizeCategory.large.scale, 1)
    XCTAssertEqual(ContentSizeCategory.extraSmall.scale, 14.0 / 17)
    XCTAssertEqual(ContentSizeCategory.accessibilityExtraExtraExtraLarge.scale, 53.0 / 17)
    let sizes = ContentSizeCategory.allCases.map(\.bodySize)
    XCTAssertEqual(sizes, sizes.sorted())
  }

  func testTheFiveLargestCategoriesAreForAccessibility() {
    XCTAssertEqual(ContentSizeCategory.allCases.filter(\.isAccessibilityCategory).count, 5)
    XCTAssertFalse(ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    XCTAssertTrue(ContentSizeCategory.small < .medium)
    XCTAssertTrue(ContentSizeCategory.large >= .large)
  }

  func testAnythingButInactiveIsEditing() {
    XCTAssertFalse(EditMode.inactive.isEditing)
    XCTAssertTrue(EditMode.transient.isEditing)
    XCTAssertTrue(EditMode.active.isEditing)
  }

  func testScenePhasesComeNearer() {
    XCTAssertEqual([ScenePhase.active, .background, .inactive].sorted(), [.background, .inactive, .active])
  }
}
