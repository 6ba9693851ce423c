import Formatting
import Foundation

// What is said of favourites. What went wrong with the vault or the file, they say themselves.

extension HomesText {
  static func favouriteCount(_ count: Int?) -> String {
    guard let count else { return "Favourites unknown" }
    return count.counted("favourite", "favourites")
  }

  static func cannotReadFavourites(_ error: any Error) -> String {
    "Your favourites cannot be read. " + error.explanation
  }

  static func cannotWriteFavourites(_ error: any Error) -> String {
    "The change to your favourites was not kept. " + error.explanation
  }

  static func favouritesSetAside(keptAs url: URL) -> String {
    "The file of your favourites could not be read and is kept as \(url.lastPathComponent). The list starts anew."
  }
}

extension FavouritesFailure: LocalizedError {
  /// What happened and what to do.
  public var errorDescription: String? {
    switch self {
    case .newerVersion: "A newer version of this program wrote them. Update the program."
    case .notFavourites: "Their file holds something else. Move it away to start anew."
    }
  }
}
