import XCTest

import SwiftUI
import SwiftUITesting

final class ButtonTests: XCTestCase {
  func testAButtonDoesWhatItIsThereFor() {
    MainActor.assumeIsolated {
      let screen = Screen { Counting() }
      screen.press("Count 0")
      XCTAssertNotNil(screen.control(ButtonContent.self, "Count 1"))
    }
  }

  func testTheAccentColourIsThatOfTheLabelUnlessThatHasItsOwn() {
    MainActor.assumeIsolated {
      let screen = Screen {
        Button("Accent") {}.accentColor(.purple)
        Button("Own") {}.foregroundColor(.red).accentColor(.purple)
        Button("Plain") {}
      }
      @MainActor func color(_ label: String) -> Color? { screen.content(TextContent.self, label)?.color }
      XCTAssertEqual(color("Accent"), .purple)
      XCTAssertEqual(color("Own"), .red)
      XCTAssertNil(color("Plain"))
    }
  }

  func testTheLookFollowsThePlace() {
    MainActor.assumeIsolated {
      for (place, look) in [(ControlPlace.window, ButtonLook.regular), (.bar, .flat), (.row, .text)] {
        let screen = Screen { Button("Buy") {}.controlPlace(place) }
        XCTAssertEqual(screen.content(ButtonContent.self)?.look, look, "\(place)")
      }
    }
  }

  func testStylesOfTheSystemDecideTheLook() {
    MainActor.assumeIsolated {
      let screen = Screen {
        Button("Plain") {}.buttonStyle(PlainButtonStyle())
        Button("Borderless") {}.buttonStyle(.borderless)
        Button("Automatic") {}.buttonStyle(.automatic)
      }
      XCTAssertEqual(screen.control(ButtonContent.self, "Plain")?.look, .plain)
      XCTAssertEqual(screen.control(ButtonContent.self, "Borderless")?.look, .flat)
      XCTAssertEqual(screen.control(ButtonContent.self, "Automatic")?.look, .regular)
    }
  }

  func testAStyleOfTheAppSeesThatTheButtonIsPressedAndReadsTheEnvironment() {
    MainActor.assumeIsolated {
      let screen = Screen { Counting().buttonStyle(Loud()).environment(\.lineLimit, 7) }
      let button = screen.content(ButtonContent.self)
      XCTAssertEqual(button?.look, .custom)
      XCTAssertNotNil(screen.find("up 7"))
      button?.pressing?(true)
      screen.update()
      XCTAssertNotNil(screen.find("down 7"))
      button?.press()
      screen.update()
      XCTAssertNotNil(screen.find("Count 1"))
    }
  }

  func testAStyleOfTheAppCanUseTheButtonOfTheSystem() {
    MainActor.assumeIsolated {
      var count = 0
      let screen = Screen { Button("Twice") { count += 1 }.buttonStyle(Twice()) }
      screen.press("Twice")
      XCTAssertEqual(count, 1)
      XCTAssertEqual(screen.content(ButtonContent.self)?.look, .regular)
      screen.press("again")
      XCTAssertEqual(count, 2)
    }
  }

  func testADisabledButtonSaysSo() {
    MainActor.assumeIsolated {
      let screen = Screen { Button("Buy") {}.disabled(true) }
      XCTAssertEqual(screen.content(ButtonContent.self)?.details, ["disabled"])
    }
  }

  func testAButtonWithASymbolIsCalledByItsText() {
    MainActor.assumeIsolated {
      let screen = Screen { Button("Add", systemImage: "plus") {} }
      XCTAssertNotNil(screen.control(ButtonContent.self, "Add"))
      XCTAssertEqual(screen.elements.compactMap { ($0.content as? ImageContent)?.name }, ["plus"])
    }
  }

  func testAShortcutBelongsToTheButton() {
    MainActor.assumeIsolated {
      let screen = Screen { Button("Send") {}.keyboardShortcut("s", modifiers: [.command, .shift]) }
      let shortcut = screen.content(ButtonContent.self)?.shortcut
      XCTAssertEqual(shortcut?.character, "s")
      XCTAssertEqual(shortcut?.modifiers, [.command, .shift])
    }
  }

  func testALinkOpensItsAddress() throws {
    try MainActor.assumeIsolated {
      let address = try XCTUnwrap(URL(string: "https://example.org"))
      let screen = Screen { Link("Terms", destination: address) }
      XCTAssertEqual(screen.content(ButtonContent.self)?.role, .link)
    }
  }

  func testWhatCannotBeTakenBackIsMarked() {
    MainActor.assumeIsolated {
      let screen = Screen { Button("Delete") {}.environment(\.buttonEmphasis, .destructive) }
      XCTAssertEqual(screen.content(ButtonContent.self)?.isDestructive, true)
    }
  }
}

private struct Counting: View {
  @State private var count = 0
  var body: some View { Button("Count \(count)") { count += 1 } }
}

private struct Loud: ButtonStyle {
  @Environment(\.lineLimit) private var lineLimit
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    Text(verbatim: "\(configuration.isPressed ? "down" : "up") \(lineLimit ?? 0)")
  }
}

private struct Twice: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button(configuration)
      Button("again") { configuration.trigger() }
    }
  }
}
