import Foundation
import Storage

/// A sealed file of 1,000 favourites is read, opened, changed, sealed and replaced; beside it the same number of
/// bytes is written, flushed and renamed, in the same folder: one below the working folder, because the temporary
/// folder of some systems lies in memory, where nothing has to be flushed.
func storageBenchmarks() async throws -> [Ratio] {
  let folder = URL(fileURLWithPath: ".build/benchmark-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }

  let favourites = favouritesJSON(count: 1_000)
  let url = folder.appendingPathComponent("favourites.sealed")
  let file = SealedFile(
    url: url, keyName: "favourites", vault: .keyFile(in: folder.appendingPathComponent("keys")))
  try await file.update { _ in favourites }
  let bytes = [UInt8](try Data(contentsOf: url))

  return [
    try await Ratio.measure(
      "toggle one of 1,000 sealed favourites / write, flush and rename \(bytes.count / 1_000) kB", bound: 3,
      ours: { try await file.update { toggled($0 ?? Data()) } },
      baseline: { try replace(folder.appendingPathComponent("plain").path, with: bytes) })
  ]
}

/// What a thousand favourites with their snapshots amount to, about 300 bytes each.
private func favouritesJSON(count: Int) -> Data {
  let rows = (1...count).map { number in
    """
    {"id":"property:\(2_019_000_000 + number)","favourite":1,"address":"\(number) Long Lane, Northbridge NSW 2063",\
    "headline":"A bright house number \(number) with a garden and a view of the sea","price":"$\(number),000",\
    "beds":3,"baths":2,"cars":1,"image":"https://example.com/pictures/\(number)/front-w2048-h1365.jpg"}
    """
  }
  return Data("[\(rows.joined(separator: ","))]".utf8)
}

/// The same favourites with the first flag turned over, without decoding the others.
private func toggled(_ favourites: Data) -> Data {
  let (on, off) = (Data(#""favourite":1"#.utf8), Data(#""favourite":0"#.utf8))
  var favourites = favourites
  let head = favourites.startIndex..<favourites.index(favourites.startIndex, offsetBy: 100)
  if let flag = favourites.range(of: on, in: head) {
    favourites.replaceSubrange(flag, with: off)
  } else if let flag = favourites.range(of: off, in: head) {
    favourites.replaceSubrange(flag, with: on)
  }
  return favourites
}

/// The least that puts bytes safely in the place of a file.
private func replace(_ path: String, with bytes: [UInt8]) throws {
  struct Failed: Error {}
  let descriptor = open("\(path).new", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
  defer { close(descriptor) }
  guard write(descriptor, bytes, bytes.count) == bytes.count, fsync(descriptor) == 0,
    rename("\(path).new", path) == 0
  else { throw Failed() }
}
