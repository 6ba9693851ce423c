import CGTK
import SwiftUI
import SwiftUITesting
import XCTest

@testable import SwiftUIGTK

/// What pointers and the focus find in views that are drawn in another way.
final class ReachTests: ToolkitTestCase {
  func testPointersGoThroughWhatIsNotSeenOrLetsThemThrough() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.inWindow {
        VStack {
          Button("Plain") {}
          Button("Hidden") {}.hidden()
          Button("Clear") {}.opacity(0)
          Button("Open") {}.allowsHitTesting(false)
        }
      }
      XCTAssertTrue(try screen.pointerFinds("Plain"))
      for name in ["Hidden", "Clear", "Open"] {
        XCTAssertFalse(try screen.pointerFinds(name), name)
      }
      XCTAssertEqual(["Plain", "Hidden", "Clear", "Open"].filter(screen.takesFocus), ["Plain", "Open"])
      try screen.close()
    }
  }

  func testWhatIsShownAgainIsReachedAgain() throws {
    try MainActor.assumeIsolated {
      let state = Turning()
      let screen = try Screen.inWindow { TurningView(state: state) }
      XCTAssertTrue(try screen.pointerFinds("Fading"))
      XCTAssertTrue(try screen.pointerFinds("Locked"))
      state.isOn = true
      try screen.settle()
      XCTAssertFalse(try screen.pointerFinds("Fading"))
      XCTAssertFalse(try screen.pointerFinds("Locked"))
      state.isOn = false
      try screen.settle()
      XCTAssertTrue(try screen.pointerFinds("Fading"))
      XCTAssertTrue(try screen.pointerFinds("Locked"))
      XCTAssertTrue(screen.takesFocus("Fading"))
      try screen.close()
    }
  }

  func testWidgetsTurnAndGrowWithAViewThatDoesSoLater() throws {
    try MainActor.assumeIsolated {
      let state = Turning()
      let screen = try Screen.inWindow { TurningView(state: state) }
      let (text, button) = (try screen.bounds(of: "Turning text"), try screen.bounds(of: "Growing"))
      XCTAssertGreaterThan(text.width, text.height)
      state.isOn = true
      try screen.settle()
      let turned = try screen.bounds(of: "Turning text")
      XCTAssertEqual(turned.width, text.height, accuracy: 1)
      XCTAssertEqual(turned.height, text.width, accuracy: 1)
      XCTAssertEqual(try screen.bounds(of: "Growing").width, 2 * button.width, accuracy: 1)
      try screen.close()
    }
  }
}

private final class Turning: ObservableObject {
  @Published var isOn = false
}

private struct TurningView: View {
  @ObservedObject var state: Turning

  var body: some View {
    VStack(spacing: 60) {
      Text("Turning text").rotationEffect(.degrees(state.isOn ? 90 : 0))
      Button("Growing") {}.scaleEffect(state.isOn ? 2 : 1)
      Button("Fading") {}.opacity(state.isOn ? 0 : 1)
      Button("Locked") {}.allowsHitTesting(!state.isOn)
    }
  }
}

extension Screen {
  /// The widget of the element that is called something, or that it stands in.
  fileprivate func widget(_ label: String) -> WidgetPointer? {
    find(label)?.withAncestors.lazy.compactMap { ($0.peer as? any GTKPeer)?.widget }.first
  }

  /// Whether a pointer in the middle of a button finds it.
  fileprivate func pointerFinds(_ label: String) throws -> Bool {
    let frame = try XCTUnwrap(find(label)).frameInWindow
    let root = try XCTUnwrap(window).host.root.canvas.widget
    let wanted = try XCTUnwrap(widget(label))
    guard let found = gtk_widget_pick(root, frame.midX, frame.midY, GTK_PICK_DEFAULT) else { return false }
    return found == wanted || gtk_widget_is_ancestor(found, wanted) != 0
  }

  /// Whether a button can have the focus.
  fileprivate func takesFocus(_ label: String) -> Bool {
    guard let element = find(ButtonContent.self, label), let peer = element.peer as? ButtonPeer else {
      return false
    }
    return gtk_widget_grab_focus(peer.widget) != 0
  }

  /// Where the widget of an element is in the window.
  fileprivate func bounds(of label: String) throws -> CGRect {
    let root = try XCTUnwrap(window).host.root.canvas.widget
    var bounds = graphene_rect_t()
    XCTAssertNotEqual(gtk_widget_compute_bounds(try XCTUnwrap(widget(label)), root, &bounds), 0)
    return CGRect(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height))
  }
}
