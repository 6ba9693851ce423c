import SwiftUI
import SwiftUITesting
import XCTest

private final class Question: ObservableObject {
  @Published var isAsked = false
  @Published var isChoosing = false
  @Published var isSheetOpen = false
  @Published var item: SheetItem?
  var answers: [String] = []
}

private struct SheetItem: Identifiable {
  let id: Int
}

private struct QuestionPage: View {
  @ObservedObject var question: Question
  var body: some View {
    VStack {
      Text("Below")
        .alert(isPresented: $question.isAsked) {
          Alert(
            title: Text("Delete?"), message: Text("It is gone then."),
            primaryButton: .destructive(Text("Delete")) { question.answers.append("delete") },
            secondaryButton: .cancel { question.answers.append("cancel") })
        }
      Text("Choice")
        .actionSheet(isPresented: $question.isChoosing) {
          ActionSheet(
            title: Text("Sort by"),
            buttons: [
              .default(Text("Price")) { question.answers.append("price") },
              .default(Text("Name")) { question.item = SheetItem(id: 7) }, .cancel(),
            ])
        }
      Text("Item")
        .alert(item: $question.item) { Alert(title: Text("Item \($0.id)")) }
        .sheet(isPresented: $question.isSheetOpen) { Text("Sheet") }
    }
  }
}

final class AlertTests: XCTestCase {
  func testAnAnswerClosesTheAlertAndDoesItsWork() {
    MainActor.assumeIsolated {
      let question = Question()
      let screen = Screen { QuestionPage(question: question) }
      let (nodes, elements) = (screen.tree.nodeCount, screen.tree.elementCount)
      question.isAsked = true
      screen.update()
      XCTAssertEqual(screen.content(PresentationContent.self)?.style, .alert)
      XCTAssertEqual(screen.content(PresentationContent.self)?.label, "Delete?")
      XCTAssertEqual(screen.content(PresentationContent.self)?.dismissesOutside, false)
      XCTAssertNotNil(screen.find("It is gone then."))
      screen.press("Delete")
      XCTAssertEqual(question.answers, ["delete"])
      XCTAssertFalse(question.isAsked)
      XCTAssertNil(screen.find(PresentationContent.self))
      XCTAssertEqual(screen.tree.nodeCount, nodes)
      XCTAssertEqual(screen.tree.elementCount, elements)
    }
  }

  func testEscapeIsTheWayOut() {
    MainActor.assumeIsolated {
      let question = Question()
      question.isAsked = true
      let screen = Screen { QuestionPage(question: question) }
      XCTAssertTrue(NavigationController(screen.tree).cancel())
      screen.update()
      XCTAssertEqual(question.answers, ["cancel"])
      XCTAssertFalse(question.isAsked)
    }
  }

  func testTwoAnswersShareTheWidthTheWayOutFirst() {
    MainActor.assumeIsolated {
      let question = Question()
      question.isAsked = true
      let screen = Screen(size: CGSize(width: 400, height: 600)) { QuestionPage(question: question) }
      XCTAssertEqual(screen.find(CardContent.self)?.frame.width, 300)
      XCTAssertEqual(screen.find(CardContent.self)?.frame.midX, 200)
      XCTAssertEqual(screen.find(CardContent.self)?.frame.midY, 300)
      let buttons = screen.elements.filter { $0.content is ButtonContent }
      // Half of the card each, less the line between them and the space around each.
      XCTAssertEqual(buttons.map(\.frame.size), Array(repeating: CGSize(width: 141.5, height: 36), count: 2))
      XCTAssertEqual(buttons.map { $0.frame(in: .global).minX }, [54, 204.5])
      XCTAssertTrue(screen.find(ButtonContent.self, "Cancel") === buttons.first)
    }
  }

  func testLargeLettersPutTwoAnswersBelowEachOther() {
    MainActor.assumeIsolated {
      let question = Question()
      question.isAsked = true
      var environment = EnvironmentValues()
      environment.sizeCategory = .accessibilityLarge
      let screen = Screen(environment: environment) { QuestionPage(question: question) }
      let buttons = screen.elements.filter { $0.content is ButtonContent }
      XCTAssertEqual(buttons.count, 2)
      XCTAssertEqual(Set(buttons.map(\.frameInWindow.minX)).count, 1)
      XCTAssertLessThan(buttons[0].frameInWindow.maxY, buttons[1].frameInWindow.minY)
      XCTAssertTrue(screen.find(ButtonContent.self, "Cancel") === buttons.last)
    }
  }

  func testAnActionSheetStandsAtTheBottomWithTheWayOutApart() {
    MainActor.assumeIsolated {
      let question = Question()
      question.isChoosing = true
      let screen = Screen(size: CGSize(width: 400, height: 600)) { QuestionPage(question: question) }
      let cards = screen.elements.filter { $0.content is CardContent }
      XCTAssertEqual(cards.count, 3)
      XCTAssertEqual(cards.first?.frame.maxY, 592)
      XCTAssertEqual(cards.first?.frame.width, 384)
      XCTAssertEqual(cards.last?.frame.height, 44)
      screen.press("Price")
      XCTAssertEqual(question.answers, ["price"])
      XCTAssertNil(screen.find(PresentationContent.self))
    }
  }

  func testAnActionCanAskTheNextQuestion() {
    MainActor.assumeIsolated {
      let question = Question()
      question.isChoosing = true
      let screen = Screen { QuestionPage(question: question) }
      screen.press("Name")
      XCTAssertEqual(screen.content(PresentationContent.self)?.label, "Item 7")
      screen.press("OK")
      XCTAssertNil(question.item)
      XCTAssertNil(screen.find(PresentationContent.self))
    }
  }

  func testASheetCanBeShownOverAnAlert() {
    MainActor.assumeIsolated {
      let question = Question()
      question.isAsked = true
      let screen = Screen { QuestionPage(question: question) }
      question.isSheetOpen = true
      screen.update()
      XCTAssertEqual(screen.tree.presentations.shown.count, 2)
      XCTAssertEqual(screen.find("Sheet").map(screen.tree.presentations.canReach), true)
      XCTAssertEqual(screen.find("Delete?").map(screen.tree.presentations.canReach), false)
      question.isAsked = false
      screen.update()
      XCTAssertEqual(screen.tree.presentations.shown.count, 1)
      XCTAssertNotNil(screen.find("Sheet"))
    }
  }
}
