/// Why favourites that could be unsealed could not be read. Nothing is written then.
public enum FavouritesFailure: Error, Sendable, Hashable {
  /// Written by a newer version of the program, in this version of the format.
  case newerVersion(Int)
  /// The content is not a list of favourites.
  case notFavourites
}
