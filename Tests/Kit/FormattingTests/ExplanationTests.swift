import Foundation
import Formatting
import XCTest

final class ExplanationTests: XCTestCase {
  private struct Wordy: LocalizedError {
    let errorDescription: String?
  }

  private struct Mute: Error {}

  func testAnErrorSpeaksForItself() {
    XCTAssertEqual(
      Wordy(errorDescription: "The door is shut. Knock.").explanation, "The door is shut. Knock.")
  }

  func testOfAnErrorWithoutWordsNothingTechnicalIsShown() {
    let errors: [any Error] = [Wordy(errorDescription: nil), Mute(), CancellationError()]
    for error in errors { XCTAssertEqual(error.explanation, "Something went wrong. Try again.") }
  }

  func testThatTooIsSaidInTheUsersLanguage() {
    Language.$override.withValue(.french) {
      XCTAssertEqual(Mute().explanation, "Une erreur s’est produite. Réessayez.")
    }
  }
}
