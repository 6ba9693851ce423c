import CGTK
import XCTest

@testable import SwiftUIGTK

final class CanvasTests: ToolkitTestCase {
  func testACanvasIsMeasuredAndAllocatedByItsClosures() {
    MainActor.assumeIsolated {
      let canvas = Canvas()
      canvas.measure = { orientation, available in
        orientation == GTK_ORIENTATION_HORIZONTAL
          ? .init(minimum: 40, natural: 100)
          : .init(minimum: 4000 / (available ?? 100), natural: 4000 / (available ?? 100), baseline: 7)
      }
      var allocated: [Int32] = []
      canvas.allocate = { allocated = [$0, $1] }
      gtk_widget_set_halign(canvas.widget, GTK_ALIGN_START)
      gtk_widget_set_valign(canvas.widget, GTK_ALIGN_START)
      let window = TestWindow(canvas.widget)
      XCTAssertEqual(allocated, [100, 40])
      var height: Int32 = 0
      var baseline: Int32 = 0
      gtk_widget_measure(canvas.widget, GTK_ORIENTATION_VERTICAL, 50, nil, &height, nil, &baseline)
      XCTAssertEqual(height, 80)
      XCTAssertEqual(baseline, 7)
      window.close()
    }
  }

  func testChildrenStandWhereTheyArePlaced() {
    MainActor.assumeIsolated {
      let outer = Canvas()
      let inner = Canvas()
      outer.insert(inner.widget)
      outer.allocate = { [unowned outer, unowned inner] _, _ in
        outer.place(inner.widget, at: CGPoint(x: 30, y: 20), size: CGSize(width: 50, height: 10))
      }
      let window = TestWindow(outer.widget)
      XCTAssertEqual(bounds(of: inner.widget, in: outer.widget), CGRect(x: 30, y: 20, width: 50, height: 10))
      window.close()
    }
  }

  func testAChildMayBeTurnedAndScaled() {
    MainActor.assumeIsolated {
      let outer = Canvas()
      let inner = Canvas()
      outer.insert(inner.widget)
      outer.allocate = { [unowned outer, unowned inner] _, _ in
        outer.place(
          inner.widget, size: CGSize(width: 50, height: 10),
          [.translate(x: 100, y: 0), .rotate(degrees: 90), .scale(x: 2, y: 1)])
      }
      let window = TestWindow(outer.widget)
      XCTAssertEqual(bounds(of: inner.widget, in: outer.widget), CGRect(x: 90, y: 0, width: 10, height: 100))
      window.close()
    }
  }

  func testAChildGetsNoLessThanItsMinimum() {
    MainActor.assumeIsolated {
      let outer = Canvas()
      let inner = Canvas()
      inner.measure = { _, _ in .init(minimum: 44, natural: 44) }
      outer.insert(inner.widget)
      outer.allocate = { [unowned outer, unowned inner] _, _ in
        outer.place(inner.widget, at: .zero, size: CGSize(width: 10, height: 60))
      }
      let window = TestWindow(outer.widget)
      XCTAssertEqual(gtk_widget_get_width(inner.widget), 44)
      XCTAssertEqual(gtk_widget_get_height(inner.widget), 60)
      window.close()
    }
  }

  func testChildrenKeepTheOrderThatIsWanted() {
    MainActor.assumeIsolated {
      let canvas = Canvas()
      let (first, second, third) = (Canvas(), Canvas(), Canvas())
      canvas.insert(second.widget)
      canvas.insert(third.widget)
      canvas.insert(first.widget, before: second.widget)
      XCTAssertEqual(canvas.children, [first.widget, second.widget, third.widget])
      canvas.insert(first.widget, after: second.widget)
      XCTAssertEqual(canvas.children, [second.widget, first.widget, third.widget])
      canvas.setChildren([third.widget, first.widget])
      XCTAssertEqual(canvas.children, [third.widget, first.widget])
      XCTAssertNil(gtk_widget_get_parent(second.widget))
    }
  }

  func testReorderingKeepsTheFocus() {
    MainActor.assumeIsolated {
      let canvas = Canvas()
      let children = [Canvas(), Canvas(), Canvas()]
      for child in children { child.isFocusable = true }
      canvas.setChildren(children.map(\.widget))
      canvas.allocate = { [unowned canvas] _, _ in
        for child in canvas.children { canvas.place(child, at: .zero, size: CGSize(width: 10, height: 10)) }
      }
      let window = TestWindow(canvas.widget)
      gtk_widget_grab_focus(children[2].widget)
      canvas.setChildren([children[2], children[0], children[1]].map(\.widget))
      window.runFrame()
      XCTAssertEqual(gtk_window_get_focus(window.widget.cast()), children[2].widget)
      window.close()
    }
  }

  func testAPointOutsideTheShapeIsNotHit() {
    MainActor.assumeIsolated {
      let canvas = Canvas()
      canvas.contains = { x, _ in x > 100 }
      let window = TestWindow(canvas.widget)
      XCTAssertNil(gtk_widget_pick(canvas.widget, 50, 50, GTK_PICK_DEFAULT))
      XCTAssertEqual(gtk_widget_pick(canvas.widget, 150, 50, GTK_PICK_DEFAULT), canvas.widget)
      window.close()
    }
  }

  func testCanvasesHaveTheStyleNameAndRoleTheyWereMadeWith() {
    MainActor.assumeIsolated {
      let plain = Canvas()
      let row = Canvas(cssName: "row", role: GTK_ACCESSIBLE_ROLE_LIST_ITEM)
      XCTAssertEqual(String(cString: gtk_widget_get_css_name(plain.widget)), "widget")
      XCTAssertEqual(String(cString: gtk_widget_get_css_name(row.widget)), "row")
      XCTAssertEqual(
        gtk_accessible_get_accessible_role(row.widget.opaque), GTK_ACCESSIBLE_ROLE_LIST_ITEM)
      XCTAssertNil(gtk_widget_get_layout_manager(row.widget))
    }
  }

  func testACanvasWithoutADrawingShowsItsChildren() {
    MainActor.assumeIsolated {
      let outer = Canvas()
      let inner = Canvas()
      inner.snapshot = { $0.fill(.rect(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(red)) }
      outer.insert(inner.widget)
      outer.allocate = { [unowned outer, unowned inner] _, _ in
        outer.place(inner.widget, at: CGPoint(x: 10, y: 10), size: CGSize(width: 10, height: 10))
      }
      let window = TestWindow(outer.widget)
      XCTAssertEqual(Capture(of: outer.widget)?.pixel(x: 15, y: 15), red)
      XCTAssertEqual(Capture(of: outer.widget)?.pixel(x: 25, y: 25), red)
      inner.clipsToBounds = true
      window.runFrame()
      XCTAssertEqual(Capture(of: outer.widget)?.pixel(x: 15, y: 15), red)
      XCTAssertNotEqual(Capture(of: outer.widget)?.pixel(x: 25, y: 25), red)
      window.close()
    }
  }

  func testNothingIsLeftOfACanvasAndItsChildren() {
    MainActor.assumeIsolated {
      let deaths = DeathCount()
      let delegates = CanvasDelegate.liveCount
      weak var caught: Canvas?
      do {
        let outer = Canvas()
        let inner = Canvas()
        let label = GObjectReference(gtk_label_new("leaf"))
        for object in [outer.reference, inner.reference, label] { deaths.watch(object.pointer) }
        outer.insert(inner.widget)
        inner.insert(label.widget)
        outer.allocate = { [unowned outer, unowned inner] width, height in
          outer.place(inner.widget, at: .zero, size: CGSize(width: Int(width), height: Int(height)))
        }
        inner.allocate = { [unowned inner] width, height in
          for child in inner.children {
            inner.place(child, at: .zero, size: CGSize(width: Int(width), height: Int(height)))
          }
        }
        let held = Canvas()
        caught = held
        outer.measure = { _, _ in
          withExtendedLifetime(held) { .init(minimum: 1, natural: 1) }
        }
        let window = TestWindow(outer.widget)
        XCTAssertNotNil(caught)
        window.close()
      }
      XCTAssertEqual(deaths.count, 3)
      XCTAssertEqual(CanvasDelegate.liveCount, delegates)
      XCTAssertNil(caught)
    }
  }

  func testAThousandCanvasesAreLaidOutOnceEach() {
    MainActor.assumeIsolated {
      let list = CanvasList(count: 1000)
      let window = TestWindow(list.outer.widget)
      XCTAssertEqual(list.allocations, 1000)
      list.outer.invalidateLayout()
      window.runFrame()
      // Rows whose place and size did not change are left alone.
      XCTAssertEqual(list.allocations, 1000)
      window.close()
    }
  }
}

private let red = RGBA(red: 1, green: 0, blue: 0)

@MainActor
private func bounds(of widget: WidgetPointer, in ancestor: WidgetPointer) -> CGRect {
  var rect = graphene_rect_t()
  XCTAssertNotEqual(gtk_widget_compute_bounds(widget, ancestor, &rect), 0)
  return CGRect(
    x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
    height: Double(rect.size.height))
}

/// Rows of two labels each, one under the other.
@MainActor
private final class CanvasList {
  let outer = Canvas()
  private var rows: [Canvas] = []
  private(set) var allocations = 0

  init(count: Int) {
    for index in 0..<count {
      let row = Canvas(cssName: "row")
      let labels = [gtk_label_new("Row \(index)"), gtk_label_new("more about it")].compactMap { $0 }
      for label in labels { row.insert(label) }
      row.measure = { orientation, _ in
        orientation == GTK_ORIENTATION_VERTICAL
          ? .init(minimum: 40, natural: 40) : .init(minimum: 0, natural: 200)
      }
      row.allocate = { [unowned self, unowned row] width, _ in
        allocations += 1
        for (line, label) in labels.enumerated() {
          row.place(label, at: CGPoint(x: 0, y: line * 20), size: CGSize(width: Int(width), height: 20))
        }
      }
      rows.append(row)
      outer.insert(row.widget)
    }
    outer.allocate = { [unowned self] width, _ in
      for (index, row) in rows.enumerated() {
        outer.place(row.widget, at: CGPoint(x: 0, y: index * 40), size: CGSize(width: Int(width), height: 40))
      }
    }
  }
}
