import CGTK
import SwiftUI
import SwiftUITesting
import XCTest

@testable import SwiftUIGTK

/// What is drawn, and clicked, on top.
final class StackingTests: ToolkitTestCase {
  @MainActor
  private final class Model: ObservableObject {
    @Published var index = 1.0
  }

  private struct Stacked: View {
    @ObservedObject var model: Model

    var body: some View {
      ZStack {
        Color.black.tagged("drawn").zIndex(model.index)
        Color.white
      }
    }
  }

  private struct StackedButtons: View {
    @ObservedObject var model: Model

    var body: some View {
      ZStack {
        Button("upper") {}.zIndex(model.index)
        Button("other") {}
      }
    }
  }

  func testTheViewWithTheHigherIndexIsDrawnOnTop() throws {
    try MainActor.assumeIsolated {
      let model = Model()
      let screen = try Screen.inWindow(size: CGSize(width: 100, height: 100)) { Stacked(model: model) }
      XCTAssertLessThan(try screen.color(of: "drawn").red, 0.1)
      model.index = -1
      XCTAssertGreaterThan(try screen.color(of: "drawn").red, 0.9)
      model.index = 2
      XCTAssertLessThan(try screen.color(of: "drawn").red, 0.1)
      try screen.close()
    }
  }

  func testTheWidgetWithTheHigherIndexComesLast() throws {
    try MainActor.assumeIsolated {
      let model = Model()
      let screen = try Screen.inWindow(size: CGSize(width: 100, height: 100)) {
        StackedButtons(model: model)
      }
      for index in [1.0, -1, 2] {
        model.index = index
        try screen.settle()
        let first = try XCTUnwrap(screen.find(ButtonContent.self, "upper")?.peer as? any GTKPeer).widget
        let second = try XCTUnwrap(screen.find(ButtonContent.self, "other")?.peer as? any GTKPeer).widget
        XCTAssertEqual(gtk_widget_get_next_sibling(index > 0 ? second : first), index > 0 ? first : second)
      }
      try screen.close()
    }
  }
}
