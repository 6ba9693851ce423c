import XCTest

import SwiftUI
import SwiftUITesting

@MainActor
final class Model: ObservableObject {
  @Published var names = ["a", "b"]
}

struct Counter: View {
  @State var count = 0
  @StateObject var model = Model()
  var body: some View {
    VStack {
      Text("Count \(count)")
      Button("More") { count += 1 }
      if count > 1 { Text("many") }
      ForEach(model.names, id: \.self) { name in
        HStack {
          Text(name); Spacer(); Text("x")
        }
      }
    }
    .padding()
  }
}

final class GraphTests: XCTestCase {
  func testStateIsKeptAndNothingOutlivesTheScreen() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 200, height: 400)) { Counter() }
      XCTAssertNotNil(screen.find("Count 0"))
      screen.content(ButtonContent.self)?.press()
      screen.content(ButtonContent.self)?.press()
      screen.update()
      XCTAssertNotNil(screen.find("Count 2"))
      XCTAssertNotNil(screen.find("many"))
      screen.unmount()
      XCTAssertEqual(screen.tree.nodeCount, 0)
      XCTAssertEqual(screen.tree.elementCount, 0)
    }
  }
}
