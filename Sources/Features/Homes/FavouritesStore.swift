import Foundation
import Storage

/// The favourites on disk, sealed with a key from the vault.
///
/// Any number of stores and programs may change the same file: each change is made on what the file holds at
/// that moment, so the result is the union of all. Every method throws `FavouritesFailure` or what `SealedFile`
/// throws; the favourites are unknown then, not none, and the file is as it was.
///
/// A damaged file is set aside by `SealedFile`, which says so once; the store then goes on with none, and
/// returns where the file is kept.
public actor FavouritesStore {
  /// What the file holds.
  public struct Contents: Sendable, Hashable {
    /// The favourites, newest first.
    public var favourites: [Favourite]
    /// Where a damaged file was put just now, whose favourites are missing here.
    public var setAside: URL?
  }

  /// Where the key of the file lies.
  public nonisolated let backend: KeyVault.Backend

  private let file: SealedFile
  private var known = Reading()

  /// The bytes of the file as they were last read or written, and what they say. Decoding takes far longer
  /// than comparing, and mostly nobody else has written since.
  private struct Reading: Sendable {
    var data: Data?
    var favourites = FavouritesFormat()

    init() {}

    init(_ data: Data?) throws {
      self.data = data
      if let data { favourites = try FavouritesFormat(data) }
    }

    func after(_ edit: (inout FavouritesFormat) throws -> Void) throws -> (data: Data, reading: Reading) {
      var next = self
      try edit(&next.favourites)
      next.data = next.favourites.data
      return (next.favourites.data, next)
    }
  }

  /// A store over the file `favourites.sealed` of a folder, sealed with a key from the vault.
  public init(folder: URL, vault: KeyVault) {
    let url = folder.appendingPathComponent("favourites.sealed")
    self.init(file: SealedFile(url: url, keyName: "favourites", vault: vault), backend: vault.backend)
  }

  init(file: SealedFile, backend: KeyVault.Backend) {
    self.file = file
    self.backend = backend
  }

  /// The favourites.
  public func contents() async throws -> Contents {
    try await goingOnAfterDamage {
      let known = known
      let data = try await file.read()
      return data == known.data ? known : try Reading(data)
    }
  }

  /// Adds a favourite and returns all of them; one that is there already stays as it is.
  @discardableResult
  public func add(_ favourite: Favourite) async throws -> Contents {
    try await change { try $0.add(favourite) }
  }

  /// Removes a favourite and returns those left; a home that is none is no failure.
  @discardableResult
  public func remove(_ id: HomeID) async throws -> Contents {
    try await change { $0.remove(id) }
  }

  /// Begins with no favourites where the file can never be read here; see `SealedFile.startAfresh`. The file is kept
  /// aside. One of a newer version stays, as that version still reads it.
  public func startAfresh() async throws -> Contents {
    let kept = try await file.startAfresh { data in
      do { _ = try FavouritesFormat(data) } catch FavouritesFailure.newerVersion {}
    }
    var contents = try await contents()
    contents.setAside = kept ?? contents.setAside
    return contents
  }

  private func change(_ edit: @Sendable (inout FavouritesFormat) throws -> Void) async throws -> Contents {
    try await goingOnAfterDamage {
      let known = known
      let expected = try known.after(edit)
      let data = try await file.update { old in
        old == known.data ? expected.data : try Reading(old).after(edit).data
      }
      return data == expected.data ? expected.reading : try Reading(data)
    }
  }

  /// Does something with the file, and once more after a damaged file was set aside.
  private func goingOnAfterDamage(_ work: () async throws -> Reading) async throws -> Contents {
    do {
      return remember(try await work())
    } catch SealedFileFailure.corrupt(let kept), SealedFileFailure.wrongKey(let kept) {
      return remember(try await work(), setAside: kept)
    }
  }

  private func remember(_ reading: Reading, setAside: URL? = nil) -> Contents {
    known = reading
    return Contents(favourites: reading.favourites.favourites, setAside: setAside)
  }
}
