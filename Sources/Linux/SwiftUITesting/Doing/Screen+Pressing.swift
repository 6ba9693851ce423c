import SwiftUI

extension Screen {
  /// Presses a button, link, row, tab or switch: what matches, or the nearest thing around it that can be pressed.
  ///
  /// - Throws: A ``ScreenFailure`` if it is not there, disabled, or out of reach.
  package func tap(_ query: Query) throws {
    let (element, content) = try target(query, "pressed") { $0.pressable }
    try reach(element, isEnabled: content.isEnabled, query)
    // It may have changed while it was scrolled to.
    guard let content = element.content.pressable else {
      throw failure("\(query) can be pressed no more.")
    }
    if element !== focus { endEditing() }
    try attempt(query) { try driver.press(element, content) }
    try settle()
  }

  /// Presses a key.
  ///
  /// Without a display, Return commits the text of the field that has the focus and Escape leads back, and nothing else is heard.
  ///
  /// - Throws: A ``ScreenFailure`` if nothing heard the key.
  package func press(_ key: Key) throws {
    let isHeard = try attempt("The key \(key.name)") { try driver.send(key, focus: focus) }
    guard isHeard else { throw failure("Nothing hears the key \(key.name).") }
    try settle()
  }

  /// Goes back a page, by the button for it.
  ///
  /// - Throws: A ``ScreenFailure`` if there is none.
  package func goBack() throws {
    let buttons = elements.filter { $0.content is any BackPressable && $0.isSeen && $0.cover == nil }
    guard let button = buttons.last, let content = button.content as? any BackPressable else {
      throw failure("There is no way back.")
    }
    endEditing()
    try attempt("The way back") { try driver.press(button, content) }
    try settle()
  }

  /// Closes the sheet, alert or menu on top, as Escape does.
  ///
  /// - Throws: A ``ScreenFailure`` if there is none, or if it cannot be closed without a choice.
  package func dismiss() throws {
    guard let cover = elements.last(where: { $0.content is any Covering && $0.isSeen }) else {
      throw failure("Nothing is presented.")
    }
    guard let dismiss = (cover.content as? any Covering)?.dismissAction else {
      throw failure("Escape does not close: \(cover.summary)")
    }
    endEditing()
    dismiss()
    try settle()
  }

  /// Turns what a driver says into a failure with the dump.
  @discardableResult
  func attempt<Result>(_ what: some CustomStringConvertible, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as NotPossible {
      throw failure("\(what) \(error.reason)")
    }
  }
}
