import SwiftUI
import SwiftUITesting
import XCTest

final class SystemWordTests: XCTestCase {
  func testEveryWordIsKnownInEveryLanguage() {
    for word in SystemWord.allCases {
      XCTAssertEqual(word.string(in: Locale(identifier: "en_US")), word.rawValue)
      for language in ["de_DE", "fr_CA"] {
        XCTAssertNotEqual(word.string(in: Locale(identifier: language)), word.rawValue, language)
      }
      XCTAssertEqual(word.string(in: Locale(identifier: "ja_JP")), word.rawValue, "no table")
    }
  }

  func testControlsSpeakTheLanguageOfTheView() throws {
    try MainActor.assumeIsolated {
      var environment = EnvironmentValues()
      environment.locale = Locale(identifier: "de_DE")
      let screen = Screen(environment: environment) {
        NavigationView {
          VStack {
            EditButton()
            NavigationLink("Schuhe", destination: Text("Leder"))
          }
          .navigationTitle("Laden")
        }
      }
      XCTAssertTrue(screen.has("Bearbeiten"))
      try screen.tap("Schuhe")
      XCTAssertEqual(screen.content(BackButtonContent.self)?.label, "Zurück, Laden")
    }
  }
}
