import CommonUI
import Formatting
import Foundation
import Services
import SwiftUI
import SwiftUIGTK
import SwiftUITesting

/// Takes the pictures of tours through the apps, on the demo and with nothing kept from before.
@MainActor
struct Photographer {
  let folder: URL

  private static let sizes = [
    ("phone", CGSize(width: 390, height: 844)), ("tablet", CGSize(width: 1024, height: 768)),
  ]
  private static let schemes = [("light", ColorScheme.light), ("dark", .dark)]

  /// Writes `<app>-<stop>-<size>-<scheme>.png` for every stop, at each size, light and dark.
  func take(_ tours: [Tour]) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for tour in tours {
      for (sizeName, size) in Self.sizes {
        for (schemeName, scheme) in Self.schemes {
          try go(tour, size, scheme) { screen, stop in
            let name = [tour.shop.rawValue, stop.name, sizeName, schemeName].joined(separator: "-")
            try screen.window?.picture?.png.write(to: folder.appendingPathComponent("\(name).png"))
          }
        }
      }
    }
  }

  private func go(
    _ tour: Tour, _ size: CGSize, _ scheme: ColorScheme, _ takePicture: (Screen, Tour.Stop) throws -> Void
  ) throws {
    let places = FileManager.default.temporaryDirectory
      .appendingPathComponent("highstreet-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: places, withIntermediateDirectories: true)
    let options = LaunchOptions(
      source: .demo, places: DataPlaces(folder: places), vault: .keyFile, environment: [:],
      language: Language.standard)
    let screen = try Screen.inWindow(size: size, environment: GTKAppHost.options.environment) {
      SessionView(AppSession(options)) { tour.shop.screens($0) }
    }
    defer { screen.unmount() }
    try screen.setColorScheme(scheme)
    // A window that begins without a bar of its own has a header, which is part of the size.
    let header = CGFloat(screen.window?.picture?.height ?? 0) - size.height
    try screen.resize(to: CGSize(width: size.width, height: size.height - header))
    for stop in tour.stops {
      try stop.arrive(screen)
      try Self.waitForPictures(on: screen)
      try takePicture(screen, stop)
    }
    try FileManager.default.removeItem(at: places)
  }

  /// Waits until the window looks the same for a while: pictures and pages come when they come.
  private static func waitForPictures(on screen: Screen) throws {
    var last = try screen.capture().png
    for _ in 0..<20 {
      MainLoop.iterate(until: { false }, within: 0.3)
      let next = try screen.capture().png
      if next == last, screen.window?.isLoadingPage != true { return }
      last = next
    }
  }
}
