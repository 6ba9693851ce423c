import SwiftUI
import SwiftUITesting
import XCTest

final class UnchangedRowTests: XCTestCase {
  private struct Person: Identifiable {
    let id: Int
    var name: String
    var nickname: String?
  }

  private struct PersonRow: View {
    let person: Person
    var body: some View { Text(person.nickname ?? person.name) }
  }

  private struct People: View {
    @State private var people = (0..<10).map { Person(id: $0, name: "A person with number \($0)") }
    var body: some View {
      VStack {
        Button("Rename") { people[3].nickname = "Someone with another name" }
        List(people) { PersonRow(person: $0) }
      }
    }
  }

  func testOnlyTheRowWhoseTextChangedIsEvaluated() {
    MainActor.assumeIsolated {
      let screen = Screen { People() }
      let before = screen.tree.evaluations
      screen.content(ButtonContent.self, "Rename")?.press()
      screen.update()
      XCTAssertNotNil(screen.find("Someone with another name"))
      XCTAssertLessThan(screen.tree.evaluations - before, 5, "more than one of the ten rows")
    }
  }

  private struct Shout: View {
    @Binding var text: String
    var body: some View { Text(text.uppercased()) }
  }

  private struct Shouting: View {
    @State private var text = "one"
    var body: some View {
      List {
        Shout(text: $text)
        Button("Change") { text = "two" }
      }
    }
  }

  func testAViewWithABindingIsEvaluated() {
    MainActor.assumeIsolated {
      let screen = Screen { Shouting() }
      screen.content(ButtonContent.self, "Change")?.press()
      screen.update()
      XCTAssertNotNil(screen.find("TWO"))
    }
  }
}
