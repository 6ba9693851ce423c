import CGTK
import SwiftUI
import SwiftUITesting
import XCTest

@testable import SwiftUIGTK

@MainActor
private final class Choices: ObservableObject {
  @Published var text = "i"
  @Published var isShown = true
  @Published var isNamed = false
  @Published var width: CGFloat = 200
  @Published var order = [1, 2, 3]
}

/// A text in the middle of a button that keeps its size.
private struct FixedButton: View {
  @ObservedObject var choices: Choices
  var body: some View {
    Button(action: {}) { Text(choices.text).frame(width: choices.width).tagged("label") }
  }
}

/// A group that keeps its size while what is in it moves.
private struct FixedGroup: View {
  @ObservedObject var choices: Choices
  var body: some View {
    HStack {
      Text(choices.text)
      Button("Moved") {}
      Spacer()
    }
    .modifier(NameModifier(name: "group"))
  }
}

/// Names something for assistive technology, which then needs a widget.
private struct NameModifier: TraitModifier {
  typealias Body = Never
  let name: String?

  func apply(to element: Element) {
    element.accessibility.label = name
  }
}

private struct Groups: View {
  @ObservedObject var choices: Choices
  var body: some View {
    VStack {
      if choices.isShown {
        VStack {
          HStack { Button("Inner") {} }.modifier(NameModifier(name: choices.isNamed ? "row" : nil))
          Text("Beside")
        }
        .modifier(NameModifier(name: choices.isNamed ? "group" : nil))
      }
      Button("Outer") {}
    }
  }
}

private struct Ordered: View {
  @ObservedObject var choices: Choices
  var body: some View {
    VStack { ForEach(choices.order, id: \.self) { number in Button("\(number)") {} } }
  }
}

/// The widget that shows an element.
@MainActor
private func widget(_ query: Query, _ screen: Screen) throws -> WidgetPointer {
  try XCTUnwrap(try screen.get(query).peer as? any GTKPeer, screen.dump).widget
}

/// Where GTK has a widget, in the content of the window.
@MainActor
private func bounds(_ query: Query, _ screen: Screen) throws -> CGRect {
  let widget = try widget(query, screen)
  let root = try XCTUnwrap(screen.window).host.root.canvas.widget
  var (x, y) = (0.0, 0.0)
  gtk_widget_translate_coordinates(widget, root, 0, 0, &x, &y)
  return CGRect(
    x: x, y: y, width: Double(gtk_widget_get_width(widget)), height: Double(gtk_widget_get_height(widget)))
}

final class HostTests: ToolkitTestCase {
  func testAWidgetMovesInsideAGroupThatKeepsItsSize() throws {
    try MainActor.assumeIsolated {
      let choices = Choices()
      let screen = try Screen.inWindow(size: CGSize(width: 400, height: 320)) { FixedGroup(choices: choices) }
      choices.text = "A wider text"
      try screen.settle()
      let frame = try screen.get(.kind(ButtonContent.self)).frameInWindow
      XCTAssertEqual(try bounds(.kind(ButtonContent.self), screen).minX, frame.minX, accuracy: 1)
      try screen.close()
    }
  }

  func testAButtonThatShrinksGetsASmallerWidget() throws {
    try MainActor.assumeIsolated {
      let choices = Choices()
      let screen = try Screen.inWindow(size: CGSize(width: 400, height: 320)) {
        FixedButton(choices: choices)
      }
      choices.width = 50
      try screen.settle()
      let frame = try screen.get(.kind(ButtonContent.self)).frameInWindow
      XCTAssertEqual(try bounds(.kind(ButtonContent.self), screen), frame)
      choices.width = 100
      try screen.settle()
      XCTAssertEqual(
        try bounds(.kind(ButtonContent.self), screen), try screen.get(.kind(ButtonContent.self)).frameInWindow
      )
      try screen.close()
    }
  }

  func testWidgetsMoveIntoGroupsThatAppearAroundThem() throws {
    try MainActor.assumeIsolated {
      let choices = Choices()
      let screen = try Screen.inWindow(size: CGSize(width: 400, height: 320)) { Groups(choices: choices) }
      let around = try widget(.kind(ButtonContent.self), screen).canvasesAround
      // A group that has lost its name is no widget any more.
      for isNamed in [true, false] {
        choices.isNamed = isNamed
        try screen.settle()
        let inner = try widget(.kind(ButtonContent.self), screen)
        XCTAssertEqual(gtk_widget_get_mapped(inner), 1)
        // Widgets stand on whole pixels.
        XCTAssertEqual(
          try bounds(.kind(ButtonContent.self), screen).minX,
          try screen.get(.kind(ButtonContent.self)).frameInWindow.minX, accuracy: 0.5)
        XCTAssertEqual(inner.canvasesAround, isNamed ? around + 1 : around)
      }
      try screen.close()
    }
  }

  func testTheFocusStaysWhenAGroupAppearsAroundIt() throws {
    try MainActor.assumeIsolated {
      let choices = Choices()
      let screen = try Screen.inWindow(size: CGSize(width: 400, height: 320)) { Groups(choices: choices) }
      let inner = try widget(.kind(ButtonContent.self), screen)
      gtk_widget_grab_focus(inner)
      for isNamed in [true, false] {
        choices.isNamed = isNamed
        try screen.settle()
        XCTAssertEqual(gtk_window_get_focus(try XCTUnwrap(screen.window).widget.cast()), inner)
      }
      try screen.close()
    }
  }

  func testTheFocusGoesThroughTheElementsInOrder() throws {
    try MainActor.assumeIsolated {
      let choices = Choices()
      let screen = try Screen.inWindow(size: CGSize(width: 400, height: 300)) { Ordered(choices: choices) }
      let window = try XCTUnwrap(screen.window).widget
      for order in [[1, 2, 3], [3, 1, 2], [2, 3]] {
        choices.order = order
        try screen.settle()
        gtk_window_set_focus(window.cast(), nil)
        var visited: [Int] = []
        for _ in order {
          try screen.press(.tab)
          let focus = gtk_window_get_focus(window.cast())
          visited += try order.filter { number in
            try widget(.kind(ButtonContent.self).around(.text("\(number)")), screen) == focus
          }
        }
        XCTAssertEqual(visited, order)
      }
      try screen.close()
    }
  }

  func testNothingIsLeftOfAGroupThatHadTheFocus() throws {
    try MainActor.assumeIsolated {
      let choices = Choices()
      choices.isShown = false
      let screen = try Screen.inWindow(size: CGSize(width: 400, height: 320)) { Groups(choices: choices) }
      let before = Footprint.current
      choices.isNamed = true
      choices.isShown = true
      try screen.settle()
      gtk_widget_grab_focus(try widget(.kind(ButtonContent.self), screen))
      choices.isShown = false
      try screen.settle()
      try screen.settle()
      XCTAssertEqual(Footprint.current, before)
      try screen.close()
    }
  }

  func testChangesAfterTheWindowWasClosedDoNothing() throws {
    try MainActor.assumeIsolated {
      let choices = Choices()
      try Footprint.unchanged {
        let screen = try Screen.inWindow(size: CGSize(width: 400, height: 320)) { Groups(choices: choices) }
        choices.isNamed = true
        try screen.close()
        choices.isShown = false
        screen.update()
        try screen.close()
        XCTAssertEqual(screen.elements.count, 0)
      }
    }
  }

  func testAChangeDuringAllocationIsShown() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.inWindow(size: CGSize(width: 400, height: 320)) {
        GeometryReader { geometry in
          if geometry.size.width > 500 {
            Button("Wide \(Int(geometry.size.width))") {}
          } else {
            Text("Narrow")
          }
        }
      }
      try screen.resize(to: CGSize(width: 600, height: 320), steps: 4)
      let wide = try widget(.kind(ButtonContent.self), screen)
      XCTAssertEqual(gtk_widget_get_mapped(wide), 1)
      XCTAssertEqual(
        try bounds(.kind(ButtonContent.self), screen), try screen.get(.kind(ButtonContent.self)).frameInWindow
      )
      try screen.tap("Wide 600")
      try screen.close()
    }
  }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// How many of our canvases are around the widget.
  fileprivate var canvasesAround: Int {
    sequence(first: self) { gtk_widget_get_parent($0) }.dropFirst()
      .count { String(cString: gtk_widget_get_css_name($0)) == "widget" }
  }
}
