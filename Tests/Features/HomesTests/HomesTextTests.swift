import Foundation
import HTTP
import Storage
import XCTest

@testable import Homes

final class HomesTextTests: XCTestCase {
  func testAgesAreCountedInTheLargestUnit() {
    let expected: [(TimeInterval, String)] = [
      (-5, "less than a minute ago"), (59, "less than a minute ago"), (60, "1 minute ago"),
      (3599, "59 minutes ago"), (3600, "1 hour ago"), (86_399, "23 hours ago"), (86_400, "1 day ago"),
      (1_000_000, "11 days ago"),
    ]
    for (seconds, text) in expected { XCTAssertEqual(HomesText.age(seconds), text) }
  }

  func testEveryFailureIsOneOrMoreSentences() throws {
    let url = try XCTUnwrap(URL(string: "file:///tmp/favourites.sealed.corrupt-1"))
    let failures: [any Error] = [
      VaultFailure.locked, VaultFailure.timeout(5), SealedFileFailure.corrupt(keptAs: url),
      SealedFileFailure.keyMissing(path: "f"), FileFailure.busy(path: "f"), FavouritesFailure.newerVersion(2),
      FavouritesFailure.notFavourites, CancellationError(), HTTPFailure.timeout(20),
    ]
    for failure in failures {
      for text in [
        HomesText.cannotReadFavourites(failure), HomesText.cannotWriteFavourites(failure),
        HomesText.cannotLoad(failure), HomesText.cannotRefresh(failure),
      ] {
        XCTAssertTrue(text.hasSuffix(".") && !text.contains("..") && !text.contains("Failure"), text)
      }
    }
  }
}
