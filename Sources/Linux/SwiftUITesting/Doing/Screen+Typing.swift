import SwiftUI

extension Screen {
  /// How a text is typed.
  package enum Typing: Sendable {
    /// In place of what is in the field.
    case replacing
    /// After what is in the field.
    case appending
  }

  /// Puts the focus into a field and types.
  ///
  /// - Parameter committing: Whether Return is pressed at the end.
  /// - Throws: A ``ScreenFailure`` if there is no such field, or if it is disabled or out of reach.
  package func type(
    _ text: String, into query: Query, _ typing: Typing = .replacing, committing: Bool = false
  ) throws {
    let (element, content) = try target(query, "typed into") { $0 as? any TextEditable }
    try reach(element, isEnabled: content.isEnabled, query)
    setFocus(element)
    try settle()
    guard let content = element.content as? any TextEditable, element.node?.isMounted == true else {
      throw failure("\(query) was gone once it had the focus.")
    }
    try attempt(query) {
      try driver.edit(element, content, replacing: typing == .replacing, inserted: text)
    }
    try settle()
    if committing { try press(.return) }
  }

  /// Takes the focus away from the field that has it.
  package func endEditing() {
    if focus != nil { setFocus(nil) }
  }

  private func setFocus(_ element: Element?) {
    guard element !== focus else { return }
    let old = focus?.node?.isMounted == true ? focus : nil
    focus = element
    driver.setFocus(element, from: old)
  }
}
