import Foundation
import Homes
import Ratios
import Storage

/// What it costs to mark a home or take the mark away, beside the least that a safe write of as many bytes costs:
/// write, fsync, rename.
///
/// The rounds are short, each comes after a rest, and the quickest of each kind are compared: what else a busy
/// machine does can only add to the others, and adds more to whoever computes more.
func favouritesBenchmarks() async throws -> [Ratio] {
  // Not in the temporary folder: on some systems that lies in memory, where nothing has to be flushed.
  let folder = URL(fileURLWithPath: ".build/favourites-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }

  let store = FavouritesStore(
    folder: folder.appendingPathComponent("store"), vault: .keyFile(in: folder.appendingPathComponent("keys"))
  )
  for number in 1...1000 { try await store.add(favourite(number)) }
  let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent("store/favourites.sealed")))
  let plain = folder.appendingPathComponent("plain").path
  let toggled = favourite(1001)

  var (toggle, replacement) = (Double.infinity, Double.infinity)
  for _ in 0..<100 {
    toggle = min(toggle, try await secondsAfterRest { try await store.add(toggled) })
    replacement = min(replacement, try await secondsAfterRest { try replace(plain, with: bytes) })
    toggle = min(toggle, try await secondsAfterRest { try await store.remove(toggled.id) })
    replacement = min(replacement, try await secondsAfterRest { try replace(plain, with: bytes) })
  }
  return [
    Ratio(
      name: "toggle a favourite among 1,000 / write + fsync + rename of the same \(bytes.count >> 10) KiB",
      value: toggle / replacement, bound: 3)
  ]
}

private func secondsAfterRest<Result>(_ work: () async throws -> Result) async throws -> Double {
  try await Task.sleep(nanoseconds: 5_000_000)
  let start = DispatchTime.now().uptimeNanoseconds
  _ = try await work()
  return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
}

/// The least that puts bytes safely in the place of a file.
private func replace(_ path: String, with bytes: [UInt8]) throws {
  let descriptor = open("\(path).new", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
  defer { close(descriptor) }
  guard write(descriptor, bytes, bytes.count) == bytes.count, fsync(descriptor) == 0,
    rename("\(path).new", path) == 0
  else { throw CocoaError(.fileWriteUnknown) }
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
