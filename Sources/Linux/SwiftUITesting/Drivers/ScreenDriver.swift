import CGTK
import SwiftUI

/// How a screen is used: with the contents' own actions, or through widgets.
@MainActor
protocol ScreenDriver: AnyObject {
  var root: Element? { get }
  /// What the framework told the developer.
  var messages: [String] { get }

  /// Presses an element, which is enabled and in sight. Throws the reason if it cannot be reached.
  func press(_ element: Element, _ content: any Pressable) throws
  /// Presses an element for long, or drags it. Throws the reason if it cannot be reached.
  func perform(_ movement: Movement, on element: Element, _ content: GestureContent) throws
  /// Puts a text in place of another one, as by the keyboard; `inserted` is what is typed at the end of it.
  func edit(_ element: Element, _ content: any TextEditable, replacing: Bool, inserted: String) throws
  /// Gives the focus to an element, or takes it away from all.
  func setFocus(_ element: Element?, from old: Element?)
  /// Chooses an amount on a scale.
  func set(_ element: Element, _ content: any Adjustable, to amount: Double) throws
  /// Moves what scrolls.
  func scroll(_ element: Element, _ content: ScrollContent, to offset: CGPoint)
  /// Presses a key; `focus` has the focus. Returns whether anything heard it.
  func send(_ key: Key, focus: Element?) throws -> Bool

  /// Changes the size of the window.
  func resize(to size: CGSize)
  /// The environment that the app is mounted in, without what follows from window and system.
  var environment: EnvironmentValues { get set }
  /// Shows the app light or dark.
  func setColorScheme(_ scheme: ColorScheme)

  /// Shows what changed, after which there may be more to do.
  func showFrame()
  /// Runs the main loop until a condition holds. Returns whether it held in time.
  func run(until condition: @MainActor () -> Bool, within seconds: Double) -> Bool
  /// Ends everything.
  func close()
}

/// Why a driver could not do something.
struct NotPossible: Error {
  let reason: String
}

@MainActor
enum Turn {
  /// What is due in one turn; more is left to the next, so that a screen which never rests is noticed.
  private static let limit = 20

  /// Does what the main loop has to do now, tasks of the main actor included. Returns whether nothing is left.
  static func run() -> Bool {
    for _ in 0..<limit where g_main_context_iteration(nil, 0) == 0 { return true }
    return false
  }
}
