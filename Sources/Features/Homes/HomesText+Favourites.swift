import Formatting
import Foundation
import Storage

// What is said of favourites. What went wrong with the vault or the file, they say themselves.

extension HomesText {
  static func favouriteCount(_ count: Int?) -> String {
    guard let count else { return translate("Favourites unknown") }
    return translate.counted(count, one: "\(count) favourite", other: "\(count) favourites")
  }

  /// A screen offers to start afresh without their key, and need not tell where their file is.
  static func cannotReadFavourites(_ error: any Error) -> String {
    if case SealedFileFailure.keyMissing = error {
      return translate(
        "Your favourites cannot be read, as their key is gone. Bring the key back, or start afresh.")
    }
    return translate("Your favourites cannot be read. \(error.explanation)")
  }

  static func cannotWriteFavourites(_ error: any Error) -> String {
    translate("The change to your favourites was not kept. \(error.explanation)")
  }

  static func favouritesSetAside(keptAs url: URL) -> String {
    translate(
      "The file of your favourites could not be read and is kept as \(url.lastPathComponent). The list starts anew."
    )
  }
}

extension FavouritesFailure: LocalizedError {
  /// What happened and what to do.
  public var errorDescription: String? {
    switch self {
    case .newerVersion: translate("A newer version of this program wrote them. Update the program.")
    case .notFavourites: translate("Their file holds something else. Move it away to start anew.")
    }
  }
}
