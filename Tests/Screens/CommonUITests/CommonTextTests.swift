import Formatting
import Services
import XCTest

@testable import CommonUI

final class CommonTextTests: XCTestCase {
  func testSharedWordsAreSaidInTheLanguageOfTheUser() {
    Language.$override.withValue(.german) {
      XCTAssertEqual(CommonText.position(2, of: 7), "2 von 7")
      XCTAssertEqual(SettingsText.title, "Einstellungen")
      XCTAssertEqual(
        SettingsText.state(of: KeyEntry(key: .bonprix, state: .published)),
        "Der von bonprix veröffentlichte Schlüssel wird benutzt.")
    }
    Language.$override.withValue(.french) {
      XCTAssertEqual(CommonText.retry, "Réessayer")
      XCTAssertEqual(SettingsText.space(0), "Rien")
    }
  }
}
