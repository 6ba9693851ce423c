import Foundation
import HTTP
import Storage
import XCTest

@testable import Homes

final class HomesTextTests: XCTestCase {
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
