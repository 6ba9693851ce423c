import Foundation
import Homes
import Storage

/// What it costs to mark a home or take the mark away, beside the least that a safe write of the same bytes
/// costs: write, fsync, rename.
func favouritesBenchmarks() async throws -> [Ratio] {
  // Not in the temporary folder: on some systems that lies in memory, where nothing has to be flushed.
  let folder = URL(fileURLWithPath: ".build/favourites-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }

  let store = FavouritesStore(
    folder: folder.appendingPathComponent("store"), vault: .keyFile(in: folder.appendingPathComponent("keys"))
  )
  for number in 1...1000 { try await store.add(favourite(number)) }
  let sealed = folder.appendingPathComponent("store/favourites.sealed")
  let bytes = try Data(contentsOf: sealed)

  let toggled = favourite(1001)
  var isFavourite = false
  let toggle = try await Ratio.measure(
    "toggling a favourite among 1,000 / write + fsync + rename of the same \(bytes.count >> 10) KiB",
    bound: 3,
    ours: {
      if isFavourite { try await store.remove(toggled.id) } else { try await store.add(toggled) }
      isFavourite.toggle()
    },
    baseline: { try replace(folder.appendingPathComponent("plain"), with: bytes) })
  return [toggle]
}

private func replace(_ url: URL, with bytes: Data) throws {
  let temporary = url.appendingPathExtension("new")
  _ = FileManager.default.createFile(atPath: temporary.path, contents: nil)
  let handle = try FileHandle(forWritingTo: temporary)
  try handle.write(contentsOf: bytes)
  try handle.synchronize()
  try handle.close()
  guard rename(temporary.path, url.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
}

private func favourite(_ number: Int) -> Favourite {
  let pictures = (1...12).compactMap {
    URL(string: "https://pictures.test/v1/bucket/image/\(number)_\($0)_1_240305_054335-w2048-h1365")
      .map { HomePicture(url: $0) }
  }
  let home = Home(
    id: HomeID(kind: .property, number: number), headline: "Sunny house number \(number) close to the park",
    address: "\(number) Wattle Street, Bellbird", price: "$\(number),000", bedrooms: number % 5, bathrooms: 2,
    parkingSpaces: 1, dwellingType: "House", landArea: "382m²", status: "New", pictures: pictures,
    location: HomeLocation(latitude: -33.5, longitude: 150.25),
    advertiser: HomeAdvertiser(name: "Bellbird Realty", agents: [HomeAgent(name: "Kim Example")]))
  return Favourite(home: home, savedAt: Date(timeIntervalSince1970: TimeInterval(number)))
}
