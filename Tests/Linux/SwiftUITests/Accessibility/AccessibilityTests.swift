import XCTest

import SwiftUI
import SwiftUITesting

/// What assistive technology is told of views, a line for each unit.
@MainActor
private func spoken(@ViewBuilder _ content: @escaping () -> some View) -> [String] {
  let screen = Screen { VStack { content() } }
  defer { screen.unmount() }
  return screen.spoken.split(separator: "\n").map(String.init)
}

final class AccessibilityTests: XCTestCase {
  func testTextsButtonsAndPicturesSpeakForThemselves() {
    MainActor.assumeIsolated {
      XCTAssertEqual(
        spoken {
          Text("Basket")
          Button(action: {}) {
            HStack {
              Image(systemName: "cart")
              Text("Buy")
              Text("now")
            }
          }
          Image("shoe")
          Image(decorative: "wall")
          Button("No") {}.disabled(true)
        },
        [
          "staticText \"Basket\"", "button \"Buy, now\"", "image \"shoe\"", "button \"No\" disabled",
        ])
    }
  }

  func testWhatIsSaidPassesThroughPaddingFramesAndEffects() {
    MainActor.assumeIsolated {
      XCTAssertEqual(
        spoken {
          Text("3").padding().frame(width: 100).opacity(0.5)
            .accessibilityLabel("Three").accessibilityValue("of nine").accessibilityHint("Opens")
            .accessibilityIdentifier("count")
          Button("x") {}.padding().accessibilityLabel(Text("Close"))
          Image(systemName: "star").accessibilityLabel("Favourite")
          Rectangle().accessibility(label: Text("Red")).accessibilityAddTraits(.isImage)
        },
        [
          "staticText \"Three\" value \"of nine\" hint \"Opens\" #count", "button \"Close\"",
          "image \"Favourite\"", "image \"Red\"",
        ])
    }
  }

  func testOuterWordsCountMoreThanInnerOnes() {
    MainActor.assumeIsolated {
      XCTAssertEqual(
        spoken {
          Text("a").accessibilityLabel("inner").padding().accessibilityLabel("outer").accessibilityHint(
            "hint")
        },
        ["staticText \"outer\" hint \"hint\""])
    }
  }

  func testHiddenViewsAreLeftOut() {
    MainActor.assumeIsolated {
      XCTAssertEqual(
        spoken {
          VStack {
            Text("a")
            Button("b") {}
          }
          .accessibilityHidden(true)
          Text("c").hidden()
          Button("clear") {}.opacity(0)
          Text("faint").opacity(0.01)
          Text("d").accessibilityHidden(false)
        },
        ["staticText \"faint\"", "staticText \"d\""])
    }
  }

  func testTraitsDecideOnTheRole() {
    MainActor.assumeIsolated {
      XCTAssertEqual(
        spoken {
          Text("Title").accessibilityAddTraits(.isHeader)
          Text("Row").accessibilityAddTraits([.isButton, .isSelected])
          Button("Plain") {}.accessibilityRemoveTraits(.isButton)
          HStack {
            Image(systemName: "cart")
            Text("Two")
            Text("parts")
          }
          .accessibilityAddTraits(.isHeader)
        },
        [
          "heading \"Title\" [staticText]", "button \"Row\" [selected staticText]", "group \"Plain\"",
          "heading \"Two, parts\"",
        ])
    }
  }

  func testChildrenAreIgnoredContainedOrCombined() {
    MainActor.assumeIsolated {
      @MainActor func pair() -> some View {
        HStack {
          Text("Bus")
          Text("5 min").accessibilityValue("late")
        }
      }
      XCTAssertEqual(
        spoken {
          pair().accessibilityElement().accessibilityLabel("Ignored")
          pair().accessibilityElement(children: .contain).accessibilityLabel("Contained")
          pair().accessibilityElement(children: .combine)
          pair().accessibilityLabel("Named")
          pair()
        },
        [
          "group \"Ignored\"",
          "group \"Contained\"", "  staticText \"Bus\"", "  staticText \"5 min\" value \"late\"",
          "staticText \"Bus, 5 min\" value \"late\"",
          "group \"Named\"", "  staticText \"Bus\"", "  staticText \"5 min\" value \"late\"",
          "staticText \"Bus\"", "staticText \"5 min\" value \"late\"",
        ])
    }
  }

  func testACombinedButtonIsPressedAndSeveralAreActions() {
    MainActor.assumeIsolated {
      let diary = Diary()
      let screen = Screen {
        HStack {
          Text("Shoe")
          Button("Buy") { diary.entries.append("buy") }
        }
        .accessibilityElement(children: .combine)
        HStack {
          Text("Coat")
          Button("Buy it") { diary.entries.append("coat") }
          Button("Keep") { diary.entries.append("keep") }
        }
        .accessibilityElement(children: .combine)
      }
      XCTAssertEqual(
        screen.spoken,
        "button \"Shoe, Buy\"\nstaticText \"Coat, Buy it, Keep\" action \"Buy it\" action \"Keep\""
          .replacingOccurrences(of: "staticText \"Coat", with: "group \"Coat"))
      screen.unit("Shoe, Buy")?.press?()
      screen.unit("Coat, Buy it, Keep")?.actions.last?.action()
      XCTAssertEqual(diary.take(), ["buy", "keep"])
    }
  }

  func testAPriorityIsReadFirst() {
    MainActor.assumeIsolated {
      XCTAssertEqual(
        spoken {
          Text("a")
          Text("b").accessibilitySortPriority(1)
          HStack {
            Text("c")
            Text("d")
          }
          .accessibilitySortPriority(2)
          Text("e").accessibilitySortPriority(-1)
          Text("f")
        }.map { $0.suffix(2).prefix(1) }, ["c", "d", "b", "a", "f", "e"])
    }
  }

  func testActionsReachTheUnit() {
    MainActor.assumeIsolated {
      let diary = Diary()
      let screen = Screen {
        Text("a")
          .accessibilityAction { diary.entries.append("default") }
          .accessibilityAction(named: "Share") { diary.entries.append("share") }
          .accessibilityAdjustableAction { diary.entries.append($0 == .increment ? "more" : "less") }
      }
      let unit = screen.unit("a")
      unit?.press?()
      unit?.actions.first?.action()
      unit?.adjust?(.increment)
      XCTAssertEqual(diary.take(), ["default", "share", "more"])
      XCTAssertEqual(unit?.summary, "staticText \"a\" action \"Share\" adjustable")
    }
  }

  func testATapIsNoButtonUnlessTheViewSaysSo() {
    MainActor.assumeIsolated {
      let diary = Diary()
      @MainActor func row(_ name: String) -> some View {
        VStack {
          Text(name)
          Text("more")
        }
        .onTapGesture { diary.entries.append(name) }
      }
      let screen = Screen {
        row("plain")
        row("button").accessibilityAddTraits(.isButton)
        row("combined").accessibilityElement(children: .combine)
      }
      XCTAssertEqual(
        screen.spoken,
        """
        staticText "plain"
        staticText "more"
        button "button, more"
        staticText "combined, more"
        """)
      screen.unit("plain")?.press?()
      screen.unit("button, more")?.press?()
      screen.unit("combined, more")?.press?()
      XCTAssertEqual(diary.take(), ["plain", "button", "combined"])
    }
  }

  func testARowThatIsPressedIsOneUnitUnlessThereAreControlsInIt() {
    MainActor.assumeIsolated {
      let diary = Diary()
      let screen = Screen {
        PressedRow(press: Action { diary.entries.append("row") }) {
          Text("Bus")
          Text("5 min")
        }
        PressedRow(press: Action {}) {
          Text("Coat")
          Button("Buy") {}
        }
        PressedRow(press: nil) { Text("Plain") }
      }
      XCTAssertEqual(
        screen.spoken,
        """
        row "Bus, 5 min"
        row
          staticText "Coat"
          button "Buy"
        row
          staticText "Plain"
        """)
      screen.unit("Bus, 5 min")?.press?()
      XCTAssertEqual(diary.take(), ["row"])
    }
  }

  func testWhatIsCoveredIsLeftOut() throws {
    try MainActor.assumeIsolated {
      let screen = Screen {
        Text("a")
        Text("b")
      }
      let covered = try XCTUnwrap(screen.find("b")?.node)
      covered.setShown(false)
      XCTAssertEqual(screen.spoken, "staticText \"a\"")
      covered.setShown(true)
      XCTAssertNotNil(screen.unit("b"))
    }
  }

  private struct Changing: View {
    @State var count = 1
    var body: some View {
      Button("Add") { count += 1 }.accessibilityValue("\(count) in the basket")
    }
  }

  func testWhatIsSaidFollowsTheState() {
    MainActor.assumeIsolated {
      let screen = Screen { Changing() }
      screen.content(ButtonContent.self, "Add")?.press()
      screen.update()
      XCTAssertEqual(screen.unit("Add")?.value, "2 in the basket")
    }
  }

  func testTraitsAreASet() {
    var traits: AccessibilityTraits = [.isButton, .isSelected]
    XCTAssertTrue(traits.contains(.isButton))
    XCTAssertFalse(traits.insert(.isButton).inserted)
    XCTAssertEqual(traits.remove(.isButton), .isButton)
    XCTAssertNil(traits.remove(.isHeader))
    XCTAssertEqual(traits, .isSelected)
    XCTAssertEqual(traits.symmetricDifference([.isSelected, .isLink]), .isLink)
    XCTAssertTrue(AccessibilityTraits().isEmpty)
  }
}

/// A row that may be pressed as a whole.
nonisolated private struct PressedRow<Content: View>: View, ElementView {
  typealias Body = Never
  let press: Action<Void>?
  let content: Content

  init(press: Action<Void>?, @ViewBuilder content: () -> Content) {
    self.press = press
    self.content = content()
  }

  @MainActor var body: Never { preconditionFailure("A row has no body") }
  @MainActor var inside: HStack<Content> { HStack { content } }

  @MainActor func configure(_ element: Element, in environment: EnvironmentValues) {
    element.show(PressedRowContent(activation: press))
  }
}

private struct PressedRowContent: PressableContent {
  static let kind = "PressedRow"
  var activation: Action<Void>?
  var role: AccessibilityRole { .row }
}
