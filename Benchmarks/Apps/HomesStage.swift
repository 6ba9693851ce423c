import CommonUI
import Foundation
import Homes
import HomesUI
import Services
import SwiftUI
import SwiftUIGTK
import SwiftUITesting

/// The Homes app in a window, on data of its own that is gone afterwards.
@MainActor
final class HomesStage {
  let screen: Screen
  let session: AppSession
  let window: Window
  /// Holds the favourites.
  let folder: URL

  /// Shows the homes of the demo, `copies` times.
  init(copies: Int = 1) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("homes-bench-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let session = AppSession(
      LaunchOptions(source: .demo, places: DataPlaces(folder: folder), vault: .keyFile, environment: [:]))
    self.session = session
    screen = try Screen.inWindow {
      SessionView(session) { services in
        HomesView(
          service: services.homes().repeated(copies), preferences: services.preferences,
          favourites: { await services.favourites() })
      }
    }
    guard let window = screen.window else { throw NotMeasured("There is no window.") }
    self.window = window
    try screen.wait(for: .label("0 favourites"), within: 30)
    try screen.wait(for: .identifier("count"), within: 60)
  }

  func end() throws {
    try screen.close()
    try FileManager.default.removeItem(at: folder)
  }
}

extension HomesService {
  /// The same homes again and again, each time under other numbers and with pictures at other addresses.
  fileprivate func repeated(_ copies: Int) -> HomesService {
    HomesService(
      search: { mode, kinds in
        let results = try await search(mode, kinds)
        let homes = (0..<copies).flatMap { copy in results.homes.map { $0.copy(copy) } }
        return HomesResults(homes: homes, origin: results.origin)
      }, detail: detail)
  }
}

extension Home {
  fileprivate func copy(_ number: Int) -> Home {
    Home(
      id: HomeID(kind: id.kind, number: id.number + number * 1_000_000_000), headline: headline,
      address: address,
      price: price, bedrooms: bedrooms, bathrooms: bathrooms, parkingSpaces: parkingSpaces,
      dwellingType: dwellingType, landArea: landArea, status: status,
      pictures: pictures.map { HomePicture(url: $0.url.numbered(number), kind: $0.kind) }, listedAt: listedAt,
      auction: auction, inspections: inspections, features: features, location: location,
      advertiser: advertiser,
      project: project)
  }
}

extension URL {
  /// Another address of the same picture.
  fileprivate func numbered(_ number: Int) -> URL { URL(string: "\(absoluteString)?copy=\(number)") ?? self }
}
