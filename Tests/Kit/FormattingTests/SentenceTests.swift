import Formatting
import XCTest

final class SentenceTests: XCTestCase {
  private func key(_ sentence: Sentence) -> String { sentence.key }

  func testASentenceIsCalledByItsEnglishWithPlacesForWhatIsInterpolated() {
    XCTAssertEqual(key("Sold out"), "Sold out")
    XCTAssertEqual(key("\(3) of \("ten") homes"), "%@ of %@ homes")
    XCTAssertEqual(key("“\(Character("é"))”\("")!"), "“%@”%@!")
  }

  func testAPercentSignIsNoPlace() {
    XCTAssertEqual(key("20% off, \("50%") at most"), "20%% off, %@ at most")
  }

  func testTheSentenceItselfIsWhatIsWritten() {
    let sentence: Sentence = "20% off \("“Größe” 👩‍👩‍👧 \u{301}") and \(7) %@"
    XCTAssertEqual(sentence.english, "20% off “Größe” 👩‍👩‍👧 \u{301} and 7 %@")
  }
}
