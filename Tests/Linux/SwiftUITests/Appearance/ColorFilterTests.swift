import SwiftUI
import SwiftUITesting
import XCTest

final class ColorFilterTests: XCTestCase {
  private let orange = ResolvedColor(red: 1, green: 0.5, blue: 0, opacity: 0.5)

  private func check(
    _ filter: ColorFilter, _ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 0.5,
    line: UInt = #line
  ) {
    let color = filter.matrix { $0.resolved(in: .light) }.apply(to: orange)
    for (part, expected) in zip(
      [color.red, color.green, color.blue, color.opacity], [red, green, blue, opacity])
    {
      XCTAssertEqual(part, expected, accuracy: 0.002, line: line)
    }
  }

  func testEachFilterChangesColoursAsItSays() {
    check(.brightness(0.25), 1, 0.75, 0.25)
    check(.brightness(0), 1, 0.5, 0)
    check(.contrast(0.5), 0.75, 0.5, 0.25)
    check(.contrast(0), 0.5, 0.5, 0.5)
    check(.saturation(0), 0.570, 0.570, 0.570)
    check(.saturation(1), 1, 0.5, 0)
    check(.invert, 0, 0.5, 1)
    check(.hue(.degrees(0)), 1, 0.5, 0)
    check(.multiply(Color(red: 0.5, green: 1, blue: 1, opacity: 0.5)), 0.5, 0.5, 0, 0.25)
    check(.luminanceToAlpha, 0, 0, 0, 0.570)
  }

  func testAHueGoesRoundTheWheel() {
    let turn = ColorFilter.hue(.degrees(120)).matrix { $0.resolved(in: .light) }
    let turned = turn.apply(to: ResolvedColor(red: 1, green: 0, blue: 0))
    XCTAssertGreaterThan(turned.green, turned.red)
    XCTAssertGreaterThan(turned.green, turned.blue)
    let grey = turn.apply(to: ResolvedColor(red: 0.5, green: 0.5, blue: 0.5))
    XCTAssertEqual(grey.red, 0.5, accuracy: 0.002)
    XCTAssertEqual(grey.blue, 0.5, accuracy: 0.002)
  }

  func testEffectsAreInTheDumpAndKeepTheLayout() {
    MainActor.assumeIsolated {
      let screen = Screen {
        VStack(spacing: 0) {
          Text("a").grayscale(1)
          Text("b").blendMode(.multiply)
          Text("c").rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
          Text("d").compositingGroup()
        }
      }
      XCTAssertTrue(screen.dump.contains("Effect filter saturation(0.0)"), screen.dump)
      XCTAssertTrue(screen.dump.contains("Effect blend mode"), screen.dump)
      XCTAssertTrue(screen.dump.contains("Effect projection"), screen.dump)
      XCTAssertEqual(screen.find("c")?.frame.size, CGSize(width: 8, height: 20))
    }
  }

  func testAMaskIsNotRead() {
    MainActor.assumeIsolated {
      let screen = Screen { Text("seen").mask(Text("cut")) }
      XCTAssertNotNil(screen.unit("seen"))
      XCTAssertNil(screen.unit("cut"))
    }
  }

  func testTheAccentColourInsideIsThatOfTheEnvironment() {
    MainActor.assumeIsolated {
      let screen = Screen {
        VStack {
          Text("a").foregroundColor(.accentColor)
          Color.accentColor.opacity(0.5)
          LinearGradient(colors: [.accentColor, .blue], startPoint: .top, endPoint: .bottom)
          Text("b").shadow(color: .accentColor, radius: 1)
        }
        .accentColor(.red)
      }
      XCTAssertEqual(screen.content(TextContent.self, "a")?.text.runs.first?.style.color, .red)
      let paints = screen.elements.compactMap { ($0.content as? ShapeContent)?.paint }
      XCTAssertEqual(paints.first, .color(.red.opacity(0.5)))
      guard case .linear(let gradient)? = paints.last else { return XCTFail("no gradient") }
      XCTAssertEqual(gradient.gradient.stops.map(\.color), [.red, .blue])
      guard case .shadow(let color, _, _)? = screen.content(EffectContent.self)?.effect else {
        return XCTFail("no shadow")
      }
      XCTAssertEqual(color, .red)
    }
  }
}
