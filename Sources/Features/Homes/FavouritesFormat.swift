import Foundation

/// The favourites as they are stored: JSON Lines (https://jsonlines.org), UTF-8. The first line names the
/// version of the format, each further one is a `Favourite`, newest first.
///
/// A line for each home lets a change touch only its own line: the other thousand are neither encoded nor copied
/// one by one. A line that cannot be read costs no other and is kept as it is.
struct FavouritesFormat: Sendable {
  /// What we write. A new version is needed when an older program would misread or lose something; a further
  /// optional field needs none.
  static let version = 1

  private struct Header: Decodable {
    let version: Int
  }

  private struct Line: Sendable {
    /// How many bytes it takes, the line feed included.
    let size: Int
    let favourite: Favourite?
  }

  /// The bytes to store: the header, then `lines`.
  private(set) var data: Data
  private let headerSize: Int
  private var lines: [Line] = []

  /// No favourites.
  init() {
    data = Data(#"{"version":\#(FavouritesFormat.version)}\#n"#.utf8)
    headerSize = data.count
  }

  /// Reads what was stored. Throws `FavouritesFailure` for a newer version and for anything that is no list of
  /// favourites.
  init(_ data: Data) throws {
    self.data = data.last == UInt8(ascii: "\n") ? data : data + "\n".utf8
    let parts = self.data.lines
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    guard let first = parts.first, let header = try? decoder.decode(Header.self, from: first) else {
      throw FavouritesFailure.notFavourites
    }
    guard header.version <= FavouritesFormat.version else {
      throw FavouritesFailure.newerVersion(header.version)
    }
    headerSize = first.count
    lines = parts.dropFirst().map {
      Line(size: $0.count, favourite: try? decoder.decode(Favourite.self, from: $0))
    }
  }

  /// The favourites that can be read, newest first.
  var favourites: [Favourite] { lines.compactMap(\.favourite) }

  /// Puts a favourite first; one that is there already stays as it is.
  mutating func add(_ favourite: Favourite) throws {
    guard index(of: favourite.id) == nil else { return }
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .secondsSince1970
    encoder.outputFormatting = .withoutEscapingSlashes
    let line = try encoder.encode(favourite) + "\n".utf8
    data = data.replacing(headerSize..<headerSize, with: line)
    lines.insert(Line(size: line.count, favourite: favourite), at: 0)
  }

  /// Takes a favourite out; one that is not there is no failure.
  mutating func remove(_ id: HomeID) {
    while let index = index(of: id) {
      let start = lines[..<index].reduce(headerSize) { $0 + $1.size }
      data = data.replacing(start..<start + lines[index].size, with: Data())
      lines.remove(at: index)
    }
  }

  private func index(of id: HomeID) -> Int? {
    lines.firstIndex { $0.favourite?.id == id }
  }
}

extension Data {
  /// The pieces up to each line feed, which is part of its piece.
  ///
  /// `split` looks at a `Data` byte by byte, which takes longer than to encrypt it.
  fileprivate var lines: [Data] {
    var lines: [Data] = []
    withUnsafeBytes { bytes in
      var start = 0
      while let feed = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
        lines.append(self[startIndex + start...startIndex + feed])
        start = feed + 1
      }
    }
    return lines
  }

  /// A copy with other bytes in the place of some, counted from its start.
  fileprivate func replacing(_ range: Range<Int>, with bytes: Data) -> Data {
    var copy = Data(capacity: count - range.count + bytes.count)
    copy.append(prefix(range.lowerBound))
    copy.append(bytes)
    copy.append(dropFirst(range.upperBound))
    return copy
  }
}
