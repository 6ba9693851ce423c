import SwiftUI
import SwiftUITesting
import XCTest

private final class TillModel: ObservableObject {
  @Published var total = 0
}

@MainActor private var phases: [ScenePhase] = []

private struct TillApp: App {
  @StateObject private var model = TillModel()
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup("Till") {
      Button("Total \(model.total)") { model.total += 1 }
    }
    .onChange(of: phase) { phases.append($0) }
    .environment(\.lineLimit, 2)
  }
}

/// A host as SwiftUIGTK has one.
final class RecordingAppHost: AppHost {
  @MainActor static var app: (any App.Type)?

  static func run(_ app: any App.Type) {
    self.app = app
  }
}

final class AppTests: XCTestCase {
  func testAnAppKeepsItsStateAndNamesItsWindow() {
    MainActor.assumeIsolated {
      let screen = Screen { AppView(TillApp.self) }
      XCTAssertEqual(screen.tree.windowTitle, "Till")
      screen.press("Total 0")
      screen.press("Total 1")
      XCTAssertNotNil(screen.find("Total 2"))
      XCTAssertEqual((screen.find("Total 2")?.content as? TextContent)?.lineLimit, 2)
      screen.unmount()
      XCTAssertEqual(screen.tree.nodeCount, 0)
    }
  }

  func testASceneHearsOfItsPhase() {
    MainActor.assumeIsolated {
      phases = []
      let screen = Screen { AppView(TillApp.self) }
      XCTAssertEqual(phases, [])
      var environment = EnvironmentValues()
      environment.scenePhase = .background
      screen.tree.inherit(environment)
      screen.update()
      XCTAssertEqual(phases, [.background])
    }
  }

  func testTheHostIsFoundByItsName() {
    MainActor.assumeIsolated {
      let run = AppRuntime.run
      defer { AppRuntime.run = run }
      AppRuntime.run = { AppRuntime.host(named: "SwiftUITests.RecordingAppHost")?.run($0) }
      TillApp.main()
      XCTAssertTrue(RecordingAppHost.app == TillApp.self)
      XCTAssertNil(AppRuntime.host(named: "SwiftUITests.NoSuchHost"))
    }
  }

  func testAddressesAreOpenedByTheHost() {
    struct Opener: View {
      @Environment(\.openURL) var openURL
      let url: URL
      @State var answer = "unknown"
      var body: some View {
        Button("Open \(answer)") { openURL(url) { answer = $0 ? "accepted" : "refused" } }
      }
    }
    MainActor.assumeIsolated {
      let open = AppRuntime.openURL
      defer { AppRuntime.openURL = open }
      var opened: [URL] = []
      AppRuntime.openURL = { url, completion in
        opened.append(url)
        completion(true)
      }
      let url = URL(fileURLWithPath: "/tmp")
      let screen = Screen { Opener(url: url) }
      screen.press("Open unknown")
      XCTAssertEqual(opened, [url])
      XCTAssertNotNil(screen.find("Open accepted"))
    }
  }
}
