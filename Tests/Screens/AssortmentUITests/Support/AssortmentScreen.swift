import Assortment
import CommonUI
import Foundation
import HTTP
import Services
import SwiftUITesting

@testable import AssortmentUI
@testable import SwiftUI

/// The app as a test mounts it: over the demo, or over a service of the test's own.
@MainActor
enum AssortmentScreen {
  /// The app over the demo, without its pictures, which come when they like.
  static func demo(
    size: CGSize = CGSize(width: 390, height: 844),
    _ change: @MainActor (inout EnvironmentValues) -> Void = { _ in }
  ) -> Screen {
    let session = AppSession(options(.demo))
    return Screen(size: size, environment: environment(change)) {
      SessionView(session) { AssortmentView(services: $0).environment(\.imageLoader, nil) }
    }
  }

  /// The app over a service, with the pages of the web and an archive of what its window keeps.
  static func over(
    _ service: AssortmentService, now: Date = Date(timeIntervalSince1970: 1_000_000),
    keeping archive: SceneArchive? = nil,
    _ change: @MainActor (inout EnvironmentValues) -> Void = { _ in }
  ) -> Screen {
    let session = AppSession(options(.live))
    let time = TimeSource(now: { now }, pause: { _ in })
    let launch = Launch()
    let screen = Screen(environment: environment(change)) {
      LaunchedView(launch: launch) {
        SessionView(session) {
          AssortmentView(
            site: WebSite($0),
            tabs: TabsModel(service: service, startURL: URL("https://shop.example/"), time: time))
        }
      }
    }
    screen.tree.sceneStore.archive = archive
    screen.tree.sceneStore.open("main")
    launch.isOver = true
    screen.update()
    return screen
  }

  /// A service whose replies are these texts or failures, one after the other, the last for ever.
  static func service(
    _ replies: [Result<String, HTTPFailure>], origin: HTTPResponse.Origin = .network
  ) -> AssortmentService {
    let count = Counter()
    let client = HTTPClient { request in
      let text = try replies[min(count.next(), replies.count - 1)].get()
      return HTTPResponse(
        status: 200, headers: ["Content-Type": "application/json"], body: Data(text.utf8), url: request.url,
        origin: origin)
    }
    return .http(client: client, base: URL("https://shop.example"), key: nil)
  }

  private static func options(_ source: ServiceSource) -> LaunchOptions {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("assortment-\(UUID().uuidString)", isDirectory: true)
    return LaunchOptions(
      source: source, places: DataPlaces(folder: folder), vault: .keyFile, environment: [:])
  }

  private static func environment(_ change: @MainActor (inout EnvironmentValues) -> Void) -> EnvironmentValues
  {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    change(&environment)
    return environment
  }
}

extension Screen {
  /// Goes to the Assortment tab and waits for its rows.
  func openAssortment(_ first: Query = "Damen") throws {
    try tap(.role(.tab).at(1))
    try wait(for: first)
  }

  /// Goes down a way of labels.
  func open(_ labels: String...) throws {
    for label in labels {
      try scroll(to: .label(label))
      try tap(.label(label))
      try settle()
    }
  }
}

/// Counts from any thread.
private final class Counter: @unchecked Sendable {
  // `lock` guards `count`.
  private let lock = NSLock()
  private var count = 0

  func next() -> Int {
    lock.lock()
    defer { lock.unlock() }
    count += 1
    return count - 1
  }
}

/// A launch, which is over when the window knows what it kept.
@MainActor
private final class Launch: ObservableObject {
  @Published var isOver = false
}

private struct LaunchedView<Content: View>: View {
  @ObservedObject var launch: Launch
  @ViewBuilder let content: Content

  var body: some View {
    if launch.isOver { content }
  }
}
