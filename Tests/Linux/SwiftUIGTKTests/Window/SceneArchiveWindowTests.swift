import SwiftUI
import SwiftUITesting
import XCTest

@testable import SwiftUIGTK

private struct SearchView: View {
  @SceneStorage("search") private var search = ""
  var body: some View {
    VStack {
      TextField("Search", text: $search)
      Text("Searched: \(search)")
    }
  }
}

private struct SearchApp: App {
  var body: some Scene { WindowGroup { SearchView() } }
}

final class SceneArchiveWindowTests: ToolkitTestCase {
  func testAWindowShowsAgainWhatItShowedWhenItWasClosed() {
    MainActor.assumeIsolated {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("scenes-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      @MainActor func open(_ archive: SceneArchive) -> (Window, TextFieldContent?, [String]) {
        let window = Window(size: CGSize(width: 400, height: 300), archive: archive) {
          AppView(SearchApp.self)
        }
        let elements = window.host.rootElement?.withDescendants ?? []
        let field = elements.lazy.compactMap { $0.content as? TextFieldContent }.first
        return (window, field, elements.compactMap(\.content.label))
      }
      let archive = SceneArchive(folder: folder)
      let (first, field, _) = open(archive)
      field?.changed("rice")
      first.close()
      archive.finish()
      let (second, _, texts) = open(SceneArchive(folder: folder))
      XCTAssertTrue(texts.contains("Searched: rice"), "\(texts)")
      second.close()
    }
  }
}
