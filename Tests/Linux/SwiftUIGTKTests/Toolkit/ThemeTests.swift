import CGTK
import XCTest

@testable import SwiftUIGTK

final class ThemeTests: ToolkitTestCase {
  override func tearDown() {
    MainActor.assumeIsolated { if Toolkit.start() { SystemTheme.colorScheme = .system } }
    super.tearDown()
  }

  func testLightAndDarkCanBeForced() {
    MainActor.assumeIsolated {
      SystemTheme.colorScheme = .dark
      XCTAssertTrue(SystemTheme.current.isDark)
      XCTAssertEqual(SystemTheme.colorScheme, .dark)
      let dark = SystemTheme.color(named: "window_bg_color")
      SystemTheme.colorScheme = .light
      XCTAssertFalse(SystemTheme.current.isDark)
      let light = SystemTheme.color(named: "window_bg_color")
      XCTAssertGreaterThan(light?.green ?? 0, dark?.green ?? 1)
    }
  }

  func testAChangeIsToldOnceAndWithItsColours() {
    MainActor.assumeIsolated {
      SystemTheme.colorScheme = .light
      var told: [SystemTheme] = []
      let observation = ThemeObservation { told.append($0) }
      SystemTheme.colorScheme = .dark
      MainLoop.iterate(until: { !told.isEmpty })
      let manager = UnsafeMutableRawPointer(adw_style_manager_get_default())
      g_object_notify(manager?.assumingMemoryBound(to: GObject.self), "dark")
      MainLoop.handlePending()
      XCTAssertEqual(told, [SystemTheme.current])
      XCTAssertEqual(told.first?.isDark, true)
      observation.cancel()
    }
  }

  func testACancelledObservationIsSilentAndReleased() {
    MainActor.assumeIsolated {
      SystemTheme.colorScheme = .light
      let handlers = SignalHandler.liveCount
      weak var released: ThemeObservation?
      var told = 0
      do {
        let observation = ThemeObservation { _ in told += 1 }
        released = observation
        SystemTheme.colorScheme = .dark
        observation.cancel()
      }
      MainLoop.handlePending()
      XCTAssertEqual(told, 0)
      XCTAssertNil(released)
      XCTAssertEqual(SignalHandler.liveCount, handlers)
    }
  }

  func testTextScaleFollowsTheResolution() {
    MainActor.assumeIsolated {
      let settings = UnsafeMutableRawPointer(gtk_settings_get_default())
      guard let settings else { return XCTFail("no settings") }
      defer { gtk_settings_reset_property(OpaquePointer(settings), "gtk-xft-dpi") }
      setProperty(settings, "gtk-xft-dpi", Int32(96 * 1024))
      let normal = SystemTheme.current
      setProperty(settings, "gtk-xft-dpi", Int32(96 * 1024 * 3 / 2))
      let large = SystemTheme.current
      XCTAssertEqual(normal.textScale, 1)
      XCTAssertEqual(large.textScale, 1.5)
      XCTAssertEqual(large.fontSize, normal.fontSize * 1.5, accuracy: 0.01)
      XCTAssertGreaterThan(normal.fontSize, 8)
      XCTAssertFalse(normal.fontFamily.isEmpty)
    }
  }

  func testAnimationsCanBeForbidden() {
    MainActor.assumeIsolated {
      guard let settings = UnsafeMutableRawPointer(gtk_settings_get_default()) else {
        return XCTFail("no settings")
      }
      defer { gtk_settings_reset_property(OpaquePointer(settings), "gtk-enable-animations") }
      setProperty(settings, "gtk-enable-animations", false)
      XCTAssertFalse(SystemTheme.current.allowsAnimations)
    }
  }

  func testColoursAreFoundByTheirNames() {
    MainActor.assumeIsolated {
      XCTAssertEqual(SystemTheme.color(named: "accent_color"), SystemTheme.current.accentColor)
      XCTAssertNil(SystemTheme.color(named: "no_such_color"))
    }
  }

  func testAStyleSheetAppliesUntilItIsRemoved() {
    MainActor.assumeIsolated {
      let canvas = Canvas(cssName: "highstreet-test")
      let window = TestWindow(canvas.widget)
      let sheet = StyleSheet("highstreet-test { background: #00ff00; }")
      window.runFrame()
      XCTAssertEqual(
        Capture(of: canvas.widget)?.pixel(x: 5, y: 5), RGBA(red: 0, green: 1, blue: 0))
      sheet.css = "highstreet-test { background: #0000ff; }"
      window.runFrame()
      XCTAssertEqual(
        Capture(of: canvas.widget)?.pixel(x: 5, y: 5), RGBA(red: 0, green: 0, blue: 1))
      sheet.remove()
      window.runFrame()
      XCTAssertEqual(Capture(of: canvas.widget)?.pixel(x: 5, y: 5)?.alpha, 0)
      window.close()
    }
  }
}
