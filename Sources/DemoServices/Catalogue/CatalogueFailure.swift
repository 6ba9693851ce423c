import Foundation

/// Why a file cannot be used as a catalogue.
enum CatalogueFailure: Error, Hashable {
  /// The file is a database, but of another program or another version of this one.
  case foreign(version: Int)
}

extension CatalogueFailure: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .foreign(let version):
      "The file is no catalogue of this version (its version is \(version), ours is "
        + "\(Catalogue.schemaVersion)). Choose another file."
    }
  }
}
