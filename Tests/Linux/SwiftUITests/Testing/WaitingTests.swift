import SwiftUI
import SwiftUITesting
import XCTest

@MainActor
private final class Loader: ObservableObject {
  @Published var name = "…"
  private(set) var task: Task<Void, Never>?

  func load() {
    task = Task {
      await Task.yield()
      name = await Self.fetch()
    }
  }

  private nonisolated static func fetch() async -> String { "Loaded" }
}

private struct Loading: View {
  @ObservedObject var loader: Loader
  var body: some View {
    VStack {
      Text(loader.name)
      Button("Load") { loader.load() }
    }
  }
}

@MainActor
private final class Motor {
  var isOn = true
}

private struct Restless: View {
  let motor: Motor
  @State private var count = 0
  var body: some View {
    VStack {
      Text("\(count)")
      Button("Begin") { again() }
    }
  }

  private func again() {
    guard motor.isOn else { return }
    count += 1
    DispatchQueue.main.async { MainActor.assumeIsolated { again() } }
  }
}

final class WaitingTests: XCTestCase {
  func testTasksOfTheMainActorRunUntilTheScreenRests() throws {
    try MainActor.assumeIsolated {
      let loader = Loader()
      let screen = Screen { Loading(loader: loader) }
      Task { @MainActor in
        loader.name = "Soon"
      }
      try screen.settle()
      XCTAssertTrue(screen.has("Soon"))
    }
  }

  func testWorkOnOtherThreadsIsWaitedFor() throws {
    try MainActor.assumeIsolated {
      let loader = Loader()
      let screen = Screen { Loading(loader: loader) }
      try screen.tap("Load")
      try screen.wait(for: "Loaded")
      loader.load()
      try screen.wait(for: try XCTUnwrap(loader.task))
      XCTAssertTrue(screen.has("Loaded"))
    }
  }

  func testAConditionThatNeverHoldsShowsTheScreen() throws {
    try MainActor.assumeIsolated {
      let screen = Screen { Text("Always") }
      XCTAssertThrowsError(try screen.wait(for: "Never", within: 0.01)) { error in
        XCTAssertTrue("\(error)".hasPrefix("The presence of \"Never\" did not hold within 0.01 seconds.\n"))
        XCTAssertTrue("\(error)".contains("Text \"Always\""))
      }
    }
  }

  func testAScreenThatNeverRestsIsAFailure() throws {
    try MainActor.assumeIsolated {
      let motor = Motor()
      let screen = Screen { Restless(motor: motor) }
      XCTAssertThrowsError(try screen.tap("Begin")) {
        XCTAssertTrue("\($0)".hasPrefix("The screen does not come to rest."))
      }
      motor.isOn = false
      try screen.settle()
      try screen.close()
    }
  }

  @MainActor
  func testAnAsynchronousTestLetsTheScreenRestToo() async throws {
    let loader = Loader()
    let screen = Screen { Loading(loader: loader) }
    Task { @MainActor in
      await Task.yield()
      loader.name = "Soon"
    }
    try await screen.settle()
    XCTAssertTrue(screen.has("Soon"))
    loader.load()
    await loader.task?.value
    try await screen.settle()
    XCTAssertTrue(screen.has("Loaded"))
  }
}
