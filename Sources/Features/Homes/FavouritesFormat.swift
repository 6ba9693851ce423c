import Foundation

/// The favourites as they are stored: JSON Lines (https://jsonlines.org), UTF-8. The first line names the
/// version of the format, each further one is a `Favourite`, newest first.
///
/// A line for each home lets a change touch only its own line: the other thousand are not encoded again. A line
/// that cannot be read costs no other and is kept as it is.
struct FavouritesFormat: Sendable {
  /// What we write. A new version is needed when an older program would misread or lose something; a further
  /// optional field needs none.
  static let version = 1

  private struct Header: Codable {
    let version: Int
  }

  /// An object, as a thousand references are copied faster than a thousand homes.
  private final class Line: Sendable {
    let json: Data
    let favourite: Favourite?

    init(json: Data, favourite: Favourite?) {
      self.json = json
      self.favourite = favourite
    }
  }

  private var lines: [Line] = []

  /// No favourites.
  init() {}

  /// Reads what `data()` wrote. Throws `FavouritesFailure` for a newer version and for anything that is no list
  /// of favourites.
  init(_ data: Data) throws {
    let parts = data.lines
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    guard let first = parts.first, let header = try? decoder.decode(Header.self, from: first) else {
      throw FavouritesFailure.notFavourites
    }
    guard header.version <= FavouritesFormat.version else {
      throw FavouritesFailure.newerVersion(header.version)
    }
    lines = parts.dropFirst().map { Line(json: $0, favourite: try? decoder.decode(Favourite.self, from: $0)) }
  }

  /// The bytes to store.
  func data() throws -> Data {
    var data = try JSONEncoder().encode(Header(version: FavouritesFormat.version))
    data.reserveCapacity(lines.reduce(data.count + 1) { $0 + $1.json.count + 1 })
    data.append(UInt8(ascii: "\n"))
    for line in lines {
      data.append(line.json)
      data.append(UInt8(ascii: "\n"))
    }
    return data
  }

  /// The favourites that can be read, newest first.
  var favourites: [Favourite] { lines.compactMap(\.favourite) }

  /// Puts a favourite first; one that is there already stays as it is.
  mutating func add(_ favourite: Favourite) throws {
    guard !lines.contains(where: { $0.favourite?.id == favourite.id }) else { return }
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .secondsSince1970
    encoder.outputFormatting = .withoutEscapingSlashes
    lines.insert(Line(json: try encoder.encode(favourite), favourite: favourite), at: 0)
  }

  /// Takes a favourite out; one that is not there is no failure.
  mutating func remove(_ id: HomeID) {
    lines.removeAll { $0.favourite?.id == id }
  }
}

extension Data {
  /// The pieces between line feeds, without empty ones.
  ///
  /// `split` looks at a `Data` byte by byte, which takes longer than to encrypt it.
  fileprivate var lines: [Data] {
    var lines: [Data] = []
    withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count {
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        if end > start { lines.append(self[startIndex + start..<startIndex + end]) }
        start = end + 1
      }
    }
    return lines
  }
}
