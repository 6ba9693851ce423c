import Foundation
import SwiftUI

extension Screen {
  /// Chooses an option of a picker by its name, or opens a menu and presses an item.
  ///
  /// - Throws: A ``ScreenFailure`` if there is no such option.
  package func select(_ option: String, in query: Query) throws {
    guard let (element, content) = try? target(query, "chosen from", { $0 as? any Choosable }) else {
      try tap(query)
      return try tap(.label(option))
    }
    try reach(element, isEnabled: content.isEnabled, query)
    guard let index = content.optionLabels.firstIndex(of: option) else {
      throw failure("\(query) has no option \"\(option)\", but \(content.optionLabels).")
    }
    endEditing()
    content.chooseAction(index)
    try settle()
  }

  /// Chooses an amount of a slider.
  ///
  /// - Throws: A ``ScreenFailure`` if there is no such slider.
  package func set(_ query: Query, to amount: Double) throws {
    let (element, content) = try target(query, "set") { $0 as? any Adjustable }
    try reach(element, isEnabled: content.isEnabled, query)
    endEditing()
    try attempt(query) { try driver.set(element, content, to: amount) }
    try settle()
  }

  /// Chooses a date.
  ///
  /// - Throws: A ``ScreenFailure`` if there is no such control.
  package func set(_ query: Query, to date: Date) throws {
    let (element, content) = try target(query, "set to a date") { $0 as? any Dated }
    try reach(element, isEnabled: content.isEnabled, query)
    endEditing()
    content.dateAction(date)
    try settle()
  }

  /// Goes up some steps, or down if there are less than zero.
  ///
  /// - Throws: A ``ScreenFailure`` if there is no such stepper, or if the scale ends before.
  package func step(_ query: Query, by count: Int = 1) throws {
    // Held, as its label may tell the value.
    let element = try target(query, "stepped") { $0 as? any Steppable }.element
    for _ in 0..<abs(count) {
      guard let content = element.content as? any Steppable, element.node?.isMounted == true else {
        throw failure("\(query) is gone.")
      }
      try reach(element, isEnabled: content.isEnabled, query)
      guard let action = count > 0 ? content.incrementAction : content.decrementAction else {
        throw failure("\(query) is at the end of its scale.")
      }
      action()
      try settle()
    }
  }

  /// Removes a row, as a swipe does.
  ///
  /// - Throws: A ``ScreenFailure`` if there is no such row, or if it cannot be removed.
  package func delete(_ query: Query) throws {
    let (element, content) = try target(query, "removed") { $0 as? any Removable }
    try reach(element, isEnabled: true, query)
    guard let remove = content.removeAction else { throw failure("\(query) cannot be removed.") }
    endEditing()
    remove()
    try settle()
  }
}
