import SwiftUI
import SwiftUITesting
import XCTest

@testable import SwiftUIGTK

/// What a change costs that concerns one element, and that nothing is missed by looking at little.
final class AccessibilityReportTests: ToolkitTestCase {
  @MainActor
  private final class Facts: ObservableObject {
    @Published var text = "a"
    @Published var value: Int?
    @Published var isHidden = false
    @Published var isNamed = false
    @Published var isHeading = false
    @Published var isEnabled = true
    @Published var color = Color.red
  }

  private struct Line: View {
    @ObservedObject var facts: Facts
    var body: some View { Text(facts.text) }
  }

  func testATextThatChangesAmongAThousandIsLookedAtAlone() throws {
    try MainActor.assumeIsolated {
      let facts = Facts()
      let screen = try Screen.inWindow {
        ScrollView {
          VStack {
            ForEach(0..<1000) { Text("\($0)") }
            Line(facts: facts)
          }
        }
      }
      let report = try XCTUnwrap(screen.window).host.report
      let (looks, tellings) = (report.looks, report.tellings)
      facts.text = "b"
      screen.update()
      XCTAssertEqual(report.looks - looks, 1)
      XCTAssertEqual(report.tellings - tellings, 1)
      try screen.close()
    }
  }

  /// All that one unit can have to do with another one.
  private struct Related: View {
    @ObservedObject var facts: Facts

    var body: some View {
      ScrollView {
        VStack {
          Line(facts: facts)
          HStack {
            Line(facts: facts); Text("beside")
          }.accessibilityElement(children: .combine)
          HStack { Line(facts: facts).accessibilityHidden(facts.isHidden) }
            .accessibilityLabel(facts.isNamed ? "name" : "")
          Button(action: {}) {
            HStack {
              Line(facts: facts); facts.color.frame(width: 9, height: 9)
            }
          }
          .disabled(!facts.isEnabled)
          VStack { Line(facts: facts).accessibilityAddTraits(facts.isHeading ? .isHeader : []) }
            .onTapGesture {}
          VStack {
            Line(facts: facts); Line(facts: facts).padding()
          }
          .accessibilityElement(children: facts.isHeading ? .contain : .combine)
          Toggle(facts.text, isOn: .constant(facts.isNamed))
          if let value = facts.value { Slider(value: .constant(Double(value) / 10)) }
          HStack {
            Text(facts.isHidden ? "" : "x"); Image(systemName: "star")
          }.accessibilityHidden(facts.isNamed)
        }
      }
    }
  }

  func testAfterAnyChangeALookAtEverythingFindsNothingNew() throws {
    try MainActor.assumeIsolated {
      let facts = Facts()
      let screen = try Screen.inWindow { Related(facts: facts) }
      let report = try XCTUnwrap(screen.window).host.report
      let root = try XCTUnwrap(screen.root)
      let changes: [@MainActor () -> Void] = [
        { facts.text += "b" }, { facts.isHidden.toggle() }, { facts.isNamed.toggle() },
        { facts.isHeading.toggle() }, { facts.isEnabled.toggle() },
        { facts.value = facts.value.map { $0 > 5 ? nil : $0 + 1 } ?? 0 },
        { facts.color = facts.color == .red ? .blue : .red },
      ]
      for step in 0..<60 {
        changes[step * 5 % 7]()
        if step % 3 == 0 { changes[step % 7]() }
        try screen.settle()
        let tellings = report.tellings
        report.markOutdated()
        report.update(root)
        XCTAssertEqual(report.tellings, tellings, "step \(step)")
      }
      screen.unmount()
    }
  }
}
