import Foundation
import Images
import SwiftUI
import SwiftUITesting
import XCTest

@testable import CommonUI

final class RemoteImageTests: XCTestCase {
  func testAPictureComesFromTheNetworkAndASymbolStandsForOneThatFails() throws {
    try MainActor.assumeIsolated {
      let server = PictureServer()
      let screen = Screen { Shelf(server: server, path: "red") }
      try screen.wait(until: { server.pending == ["red"] })
      XCTAssertEqual(screen.pictureWidths, [])
      server.answer("red", width: 3)
      try screen.wait(until: { screen.pictureWidths == [3] })
      try screen.tap("Show gone")
      try screen.wait(until: { server.pending == ["gone"] })
      XCTAssertFalse(screen.has(.kind(ImageContent.self).inside("picture").evenHidden))
      server.fail("gone")
      try screen.wait(until: { screen.has(.kind(ImageContent.self).inside("picture").evenHidden) })
      XCTAssertEqual(screen.pictureWidths, [])
    }
  }

  func testThePictureOfAnotherAddressIsNeverShown() throws {
    try MainActor.assumeIsolated {
      let server = PictureServer()
      let screen = Screen { Shelf(server: server, path: "red") }
      try screen.wait(until: { server.pending == ["red"] })
      server.answer("red", width: 3)
      try screen.wait(until: { screen.pictureWidths == [3] })
      try screen.tap("Show blue")
      XCTAssertEqual(screen.pictureWidths, [])
      try screen.wait(until: { server.pending == ["blue"] })
      server.answer("blue", width: 5)
      try screen.wait(until: { screen.pictureWidths == [5] })
    }
  }

  func testAPictureInMemoryIsThereInTheFirstFrame() throws {
    try MainActor.assumeIsolated {
      let server = PictureServer()
      let first = Screen { Shelf(server: server, path: "red") }
      try first.wait(until: { server.pending == ["red"] })
      server.answer("red", width: 3)
      try first.wait(until: { first.pictureWidths == [3] })
      let second = Screen { Shelf(server: server, path: "red") }
      XCTAssertEqual(second.pictureWidths, [3])
      try second.tap("Show gone")
      try second.tap("Show red")
      XCTAssertEqual(second.pictureWidths, [3])
    }
  }

  func testWhatNobodyLooksAtIsAskedForNoLonger() throws {
    try MainActor.assumeIsolated {
      let server = PictureServer()
      let screen = Screen { Shelf(server: server, path: "red") }
      try screen.wait(until: { server.pending == ["red"] })
      try screen.tap("Hide")
      try screen.wait(until: { server.pending.isEmpty })
      try screen.tap("Show red")
      try screen.wait(until: { server.pending == ["red"] })
      server.answer("red", width: 3)
      try screen.wait(until: { screen.pictureWidths == [3] })
    }
  }

  func testAPictureInATabThatIsLeftIsAskedForNoLonger() throws {
    try MainActor.assumeIsolated {
      let server = PictureServer()
      let screen = Screen {
        TabView {
          RemoteImage(URL(string: "https://pictures.test/red"), longestSide: 50).tabItem { Text("Red") }
          Text("Other page").tabItem { Text("Other") }
        }
        .environment(\.imageLoader, server.loader)
      }
      try screen.wait(until: { server.pending == ["red"] })
      try screen.tap("Other")
      try screen.wait(until: { server.pending.isEmpty })
      try screen.tap("Red")
      try screen.wait(until: { server.pending == ["red"] })
    }
  }

  func testWithoutALoaderOrAnAddressASymbolIsShown() throws {
    MainActor.assumeIsolated {
      for url in [nil, URL(fileURLWithPath: "/red")] {
        let screen = Screen { RemoteImage(url, longestSide: 10) }
        XCTAssertTrue(screen.has(.kind(ImageContent.self).evenHidden))
      }
    }
  }
}

private struct Shelf: View {
  let server: PictureServer
  @State private var path: String?

  init(server: PictureServer, path: String) {
    self.server = server
    _path = State(initialValue: path)
  }

  var body: some View {
    VStack {
      if let path {
        RemoteImage(URL(string: "https://pictures.test/\(path)"), longestSide: 50)
          .frame(width: 50, height: 50)
          .accessibilityIdentifier("picture")
      }
      ForEach(["red", "blue", "gone"], id: \.self) { path in Button("Show \(path)") { self.path = path } }
      Button("Hide") { path = nil }
    }
    .environment(\.imageLoader, server.loader)
  }
}

extension Screen {
  /// How many pixels wide the pictures are that came from the network.
  fileprivate var pictureWidths: [Int] {
    elements.compactMap { element in
      guard let content = element.content as? ImageContent, content.name == nil else { return nil }
      return Int(content.size.width * content.displayScale)
    }
  }
}
